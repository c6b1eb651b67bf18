// `npm run spec` counts by area which rows of docs/spec/requirements.tsv are proven by a test. A test proves a row if
// its title has the row's id: '[FEED-013] ...', or several as '[FEED-013, FEED-014] ...'. It fails for an id that is not
// in the table, and for a row that needs a browser and that no journey names.
//
//   npm run spec -- --missing              lists the rows that no test names
//   npm run spec -- --reports FILE ...     counts only tests that passed, by the JSON reports of Vitest and Playwright
//   npm run spec -- mutate [AREA|ID ...]   breaks the product in small ways, and lists the proofs that did not notice
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
