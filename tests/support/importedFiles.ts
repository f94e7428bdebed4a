import { IMPORT_FIXTURES } from "domain/testing/imports/fixtures";

/** What a tool wrote: the file of this tool with this name, as text. */
export function importedFile(tool: string, name: string): string {
  const fixture = IMPORT_FIXTURES.find((one) => one.tool === tool && one.name === name);
  if (fixture === undefined) throw new Error(`no file of ${tool} called ${name}`);
  return JSON.stringify(fixture.file);
}
