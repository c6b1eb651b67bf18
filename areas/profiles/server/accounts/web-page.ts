import {
  accountField,
  type AccountKindPart,
  type OpenAccount,
} from '#platform/connections/server/lends.ts'
import { Problem } from '#core/problem.ts'
import type { Desk } from '#server/tools.ts'
import { textAt } from '../read-link.ts'

/** A web page about the reader, which is read again each week. */
export const webPage: AccountKindPart = {
  id: 'web-page',
  name: 'Web page',
  sentence: 'A page about you or your work, such as a team page. It is read again each week.',
  fields: [
    accountField({
      name: 'address',
      label: 'Address',
      type: 'address',
      placeholder: 'https://example.com/about',
    }),
  ],
  // Each check fetches a whole page from somebody else's server, so checks are rare.
  checkedEveryHours: 24,
  async check(tools, account) {
    const text = await readWebPage(tools, account)
    return `${text.split(/\s+/).length.toLocaleString('en')} words`
  },
}

/** Reads the text of the page. */
export async function readWebPage(tools: Desk, { values }: OpenAccount): Promise<string> {
  const { text, problem } = await textAt(tools, values['address']!)
  if (text === null) throw new Problem('unavailable', problem)
  return text
}
