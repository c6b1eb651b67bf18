import type { Kept } from '#server/asking/kept.ts'
import { hubs } from '../contract.ts'
import { hubMembership } from '../contracts/membership.ts'
import { hubNaming } from '../contracts/naming.ts'
import { hubRestoring } from '../contracts/restoring.ts'
import { hubViews } from '../contracts/views.ts'
import { serverHubNaming, serverHubRestoring, serverHubs } from './api.ts'
import { serverMembership } from './members/api.ts'
import { hubSharesKeeper } from './share/share-api.ts'
import { serverHubViews } from './views.ts'

const hubsKeeper: Kept = {
  contract: hubs,
  open: serverHubs,
  about: {
    listHubs: 'The hubs of the reader; the first one holds everything.',
    addHub: 'Adds a hub that nothing belongs to yet, called “Custom Hub N”.',
    renameHub: 'Renames a hub. A name of nothing but spaces is discarded.',
    deleteHub:
      'Deletes a hub that the reader made; what belonged to it stays, and the hub can be restored for a day.',
  } satisfies Record<keyof typeof hubs, string>,
}

const hubNamingKeeper: Kept = {
  contract: hubNaming,
  open: serverHubNaming,
  about: {
    addNamedHub: 'Adds a hub by its name, which its address is made of; nothing belongs to it yet.',
  } satisfies Record<keyof typeof hubNaming, string>,
}

const hubRestoringKeeper: Kept = {
  contract: hubRestoring,
  open: serverHubRestoring,
  about: {
    restoreHub: 'Brings back a hub that was deleted within a day, with what belonged to it.',
  } satisfies Record<keyof typeof hubRestoring, string>,
}

const membershipKeeper: Kept = {
  contract: hubMembership,
  open: serverMembership,
  about: {
    listCandidates:
      'The sources, topics or folders of the reader, and which of them belong to a hub.',
    countMembers: 'How many sources, topics and folders belong to a hub.',
    addMembers: 'Puts sources, topics or folders into a hub.',
    removeMembers: 'Takes sources, topics or folders out of a hub; they stay in the others.',
    listHubsOf: 'The hubs that a source, a topic or a folder belongs to.',
    saveHubsOf: 'Puts a source, a topic or a folder into these hubs and out of the others.',
  } satisfies Record<keyof typeof hubMembership, string>,
}

const viewsKeeper: Kept = {
  contract: hubViews,
  open: serverHubViews,
  about: {
    getView: 'The filter, view and time that the feed of a hub was left at.',
    saveView: 'Remembers the filter, view and time of a hub.',
  } satisfies Record<keyof typeof hubViews, string>,
}

export const hubKeepers: Kept[] = [
  hubsKeeper,
  hubNamingKeeper,
  hubRestoringKeeper,
  membershipKeeper,
  viewsKeeper,
  hubSharesKeeper,
]
