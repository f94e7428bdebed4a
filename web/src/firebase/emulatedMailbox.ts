import { firebaseApp } from "./app";

interface MailedCode {
  email: string;
  requestType: string;
  oobCode: string;
}

/** The emulator sends no mail but keeps what it would have sent: the last reset code for this address. */
export async function lastResetCode(emulator: string, email: string): Promise<string | undefined> {
  const { projectId } = firebaseApp().options;
  const answer = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: MailedCode[] };
  return oobCodes.findLast((code) => code.email === email && code.requestType === "PASSWORD_RESET")?.oobCode;
}
