/** Sections 2 to 9 hold facts; section 1 says for whom they are. */
export type Section = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** One fact of the specification, in its words, and the test that shows it. */
export interface Row {
  section: Section;
  fact: string;
  test: { file: string; title: string };
}

/** Facts of a section, each with the title of its test, by the file that the tests stand in. */
export function rowsOf(
  section: Section,
  files: Readonly<Record<string, readonly (readonly [fact: string, title: string])[]>>,
): Row[] {
  return Object.entries(files).flatMap(([file, facts]) =>
    facts.map(([fact, title]) => ({ section, fact, test: { file, title } })),
  );
}
