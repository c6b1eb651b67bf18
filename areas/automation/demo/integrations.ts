import type { Integration } from '../contract.ts'

export const sampleIntegrations: readonly Integration[] = [
  {
    id: 'tidegate',
    name: 'Tidegate',
    description: 'Tide tables and gauges of forty harbors.',
    status: 'connected',
  },
  {
    id: 'berthline',
    name: 'Berthline',
    description: 'Requests for berths, as ships send them.',
    status: 'connected',
  },
  {
    id: 'presswell',
    name: 'Presswell',
    description: 'The newsroom system in which stories are filed.',
    status: 'connected',
  },
  {
    id: 'foghorn',
    name: 'Foghorn',
    description: 'Text messages to crews, also where there is one bar of signal.',
    status: 'connected',
  },
  {
    id: 'gangway',
    name: 'Gangway',
    description: 'Gates, badges, and the list of who is on board.',
    status: 'connected',
  },
  {
    id: 'halfmast',
    name: 'Halfmast Weather',
    description: 'Wind and sea by the hour.',
    status: 'connected',
  },
  {
    id: 'tallyhouse',
    name: 'Tallyhouse',
    description: 'Accounts and invoices. Waits for somebody to name the ledger.',
    status: 'setup-required',
  },
  {
    id: 'kittiwake',
    name: 'Kittiwake Drones',
    description: 'Pictures of the breakwater. The key ran out with the gull season.',
    status: 'setup-required',
  },
]
