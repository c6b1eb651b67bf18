// `npm run spec`: which rows of docs/spec/requirements.tsv a test proves, by area. A test proves a row when its title
// carries the id: '[FEED-013] ...', several as '[FEED-013, FEED-014] ...'. An id that the table does not have fails the
// run, and so does a row whose check is for a browser and which no journey names.
//
//   npm run spec -- --missing              lists the rows that no test names
//   npm run spec -- --reports FILE ...     counts only tests that ran and passed, by JSON reports of Vitest and Playwright
//   npm run spec -- mutate [AREA|ID ...]   breaks the product in small ways, and says which proofs did not notice
import { countProofs } from './spec/count.mjs'
import { mutate } from './spec/mutate.mjs'

const args = process.argv.slice(2)
const reportsAt = args.indexOf('--reports')

if (args[0] === 'mutate') {
  process.exitCode = (await mutate(args.slice(1))) ? 0 : 1
} else {
  const isFine = countProofs({
    reports: reportsAt === -1 ? [] : args.slice(reportsAt + 1),
    listsMissing: args.includes('--missing'),
  })
  process.exitCode = isFine ? 0 : 1
}
