/**
 * Test files that take ten seconds or more alone: they start many processes, or read a million characters in
 * every way. `npm test` begins with them, so that none is left for the end; `npm run test:quick` leaves them out.
 */
export const slowTests = [
  'open.test.ts',
  'new-area.test.ts',
  'repetitions.test.ts',
  'quality.test.ts',
  'mutated-archives.test.ts',
  'expressions.test.ts',
  'let-go.test.ts',
  'whole-replay.test.ts',
  'hostile-markup.test.ts',
  'operations.test.ts',
  'reading-process.test.ts',
  'commands.test.ts',
  'hostile-archives.test.ts',
  'write-articles.test.ts',
  'other-routes.test.ts',
  'joining.test.ts',
  'archive-bombs.test.ts',
  'fetch-full-texts.test.ts',
  'hub-archive.test.ts',
  'across-languages.test.ts',
  'receive-mail.test.ts',
  'reclaim-space.test.ts',
  'jobs.test.ts',
  'judge-articles.test.ts',
  'upgrades.test.ts',
  'nothing-crosses.test.ts',
  'dev.test.ts',
  'current-node.test.ts',
]
