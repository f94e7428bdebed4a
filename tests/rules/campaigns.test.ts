import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { collection, deleteField, doc, getDoc, getDocs, query, updateDoc, where } from "firebase/firestore";
import { describe, it } from "vitest";
import { PATHS } from "./fixtures";
import { RulesTest } from "./rulesTest";

describe("campaigns/{cid}", () => {
  const rulesTest = new RulesTest();
  rulesTest.matrix([
    {
      what: "read the campaign",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PATHS.campaign)),
    },
    {
      what: "read the other campaign",
      allowed: ["otherMj", "otherPlayer"],
      attempt: (db) => getDoc(doc(db, PATHS.otherCampaign)),
    },
    { what: "list all campaigns", allowed: [], attempt: (db) => getDocs(collection(db, "campaigns")) },
    {
      what: "list the campaigns that a player takes part in",
      allowed: ["player"],
      attempt: (db) =>
        getDocs(query(collection(db, "campaigns"), where("memberIds", "array-contains", "player"))),
    },
    {
      what: "list the campaigns that the MJ runs",
      allowed: ["mj"],
      attempt: (db) => getDocs(query(collection(db, "campaigns"), where("mj.uid", "==", "mj"))),
    },
    {
      what: "list the campaigns of one game",
      allowed: [],
      attempt: (db) => getDocs(query(collection(db, "campaigns"), where("system", "==", "dnd5e"))),
    },
    {
      what: "read a campaign that does not exist",
      allowed: [],
      attempt: (db) => getDoc(doc(db, "campaigns/disparue")),
    },
  ]);

  it("can be read by its MJ when its list of members is missing, and by nobody else", async () => {
    await rulesTest.arrange((db) => updateDoc(doc(db, PATHS.campaign), { memberIds: deleteField() }));
    await assertSucceeds(getDoc(doc(rulesTest.as("mj"), PATHS.campaign)));
    await assertFails(getDoc(doc(rulesTest.as("player"), PATHS.campaign)));
    await rulesTest.reset();
  });

  it("can be read by its players when its MJ is missing, and by nobody else", async () => {
    await rulesTest.arrange((db) => updateDoc(doc(db, PATHS.campaign), { mj: deleteField() }));
    await assertSucceeds(getDoc(doc(rulesTest.as("player"), PATHS.campaign)));
    await assertFails(getDoc(doc(rulesTest.as("ana"), PATHS.campaign)));
    await rulesTest.reset();
  });
});
