import { idTokenWith, type Person } from "../../support/cast";

/** What an account may read at a path of the database, as JSON, with the rules; or the status of the refusal. */
export async function readAs({ uid }: Person, path: string): Promise<string | number> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const url = `http://${host}/v1/projects/${project}/databases/(default)/documents/${path}`;
  const token = idTokenWith(uid, { issuedIn: 0, expiresIn: 3600 });
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok ? answer.text() : answer.status;
}
