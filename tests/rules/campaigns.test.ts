import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { collection, deleteField, doc, getDoc, getDocs, query, updateDoc, where } from "firebase/firestore";
import { describe, it } from "vitest";
import { Stage } from "./stage";
import { PLACES } from "./world";

describe("campaigns/{cid}", () => {
  const stage = new Stage();
  stage.matrix([
    {
      what: "read the campaign",
      allowed: ["mj", "player"],
      attempt: (db) => getDoc(doc(db, PLACES.campaign)),
    },
    {
      what: "read the other table's campaign",
      allowed: ["otherMj", "otherPlayer"],
      attempt: (db) => getDoc(doc(db, PLACES.otherCampaign)),
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
      what: "learn whether a campaign ever existed",
      allowed: [],
      attempt: (db) => getDoc(doc(db, "campaigns/disparue")),
    },
  ]);

  it("stays readable by its MJ when its list of members is lost, and by nobody else", async () => {
    await stage.arrange((db) => updateDoc(doc(db, PLACES.campaign), { memberIds: deleteField() }));
    await assertSucceeds(getDoc(doc(stage.as("mj"), PLACES.campaign)));
    await assertFails(getDoc(doc(stage.as("player"), PLACES.campaign)));
    await stage.reset();
  });

  it("stays readable by its members when its MJ is lost, and by nobody else", async () => {
    await stage.arrange((db) => updateDoc(doc(db, PLACES.campaign), { mj: deleteField() }));
    await assertSucceeds(getDoc(doc(stage.as("player"), PLACES.campaign)));
    await assertFails(getDoc(doc(stage.as("ana"), PLACES.campaign)));
    await stage.reset();
  });
});
