import { areas } from '#areas/areas.ts'
import { demoPortal } from '#areas/portal/demo/api.ts'
import { type Ask, askKeepers, type ContractName } from '#core/contract.ts'

/** Answers all contracts of the demo in the browser, from sample data as of a moment. */
export function askDemo(now: Date): Ask {
  const drafts = areas.flatMap(({ demo = {} }) => Object.entries(demo))
  const opened = new Map(drafts.map(([, open]) => [open, () => open({ now, areas })]))
  const keepers = Object.fromEntries(drafts.map(([name, open]) => [name, opened.get(open)!]))
  const commit = import.meta.env['VITE_COMMIT']
  const kept = Object.keys(keepers) as ContractName[]
  return askKeepers({ ...keepers, portal: demoPortal({ commit, kept, parts: areas }) })
}
