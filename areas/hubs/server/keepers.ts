import type { Kept } from '#server/area.ts'
import { hubs } from '../contract.ts'
import { hubRestoring } from '../contracts/restoring.ts'
import { serverHubRestoring, serverHubs } from './api.ts'

const hubsKeeper: Kept = {
  contract: hubs,
  open: serverHubs,
  about: {
    listHubs: 'The hubs of the reader; the first one holds everything.',
    addHub: 'Adds a hub that nothing belongs to yet.',
    renameHub: 'Renames a hub. A name of nothing but spaces is discarded.',
    deleteHub:
      'Deletes a hub that the reader made; what belonged to it stays, and the hub can be restored for a day.',
  } satisfies Record<keyof typeof hubs, string>,
}

const hubRestoringKeeper: Kept = {
  contract: hubRestoring,
  open: serverHubRestoring,
  about: {
    restoreHub: 'Brings back a hub that was deleted within a day, with what belonged to it.',
  } satisfies Record<keyof typeof hubRestoring, string>,
}

export const hubKeepers: Kept[] = [hubsKeeper, hubRestoringKeeper]
