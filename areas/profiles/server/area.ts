import { fileKinds } from '#platform/files/server/lends.ts'
import { documentFile } from './documents.ts'
import { PROFILES } from '../limits.ts'
import {
  accountChanged,
  accountKinds,
  accountUsers,
  accountUses,
} from '#platform/connections/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { outboxKinds } from '#platform/outbox/server/lends.ts'
import { articleOpened, pageParts } from '#areas/articles/server/lends/page.ts'
import { articlesTold } from '#areas/articles/server/lends/writing.ts'
import { extend } from '#server/extension-points.ts'
import { profileContext, profiles } from '../contract.ts'
import { github } from './accounts/github.ts'
import { accountWaits, profilesAsUsers, usesOfProfiles } from './accounts/profile-accounts.ts'
import { followAccount, readDueAccounts } from './accounts/read-accounts.ts'
import { webPage } from './accounts/web-page.ts'
import { noteOpened } from './interests/signals.ts'
import { pageMeaning } from './meaning/page-meaning.ts'
import { collectPosts } from './posts/collect-posts.ts'
import { postArticles, postWaits } from './posts/post-articles.ts'
import { postKind } from './posts/post-kind.ts'
import { serverProfileContext } from './profile-context-api.ts'
import { serverProfiles } from './profiles-api.ts'
import { readProfileLink } from './read-link.ts'
import { profilesArchive } from './archive-part.ts'

/** The profiles that the server chooses and writes for. */
export const profilesKeeper: Kept = {
  contract: profiles,
  open: serverProfiles,
  about: {
    listProfiles: 'The profiles of the reader, in the order in which they were created.',
    createProfile: 'Adds an empty profile.',
    copyProfile: 'Adds a copy of a profile, with its files and links.',
    deleteProfile: 'Deletes a profile with all its contents; the last one cannot be deleted.',
    addFiles: 'Adds documents by their content; their words are read here.',
    saveInstructions: 'Changes the instructions of a profile.',
    addLink: 'Adds an address, whose words are read in a moment.',
    toggleIntegration: 'Not answered here; see profiles/context/useAccount.',
    toggleTopic: 'Adds or removes a preferred topic.',
    toggleSmartCuration: 'Turns smart curation on or off.',
    exportProfiles: 'Not answered here; see profiles/context/writeProfiles.',
    importProfiles: 'Not answered here; see profiles/context/readProfiles.',
  } satisfies Record<keyof typeof profiles, string>,
}

export const profileContextKeeper: Kept = {
  contract: profileContext,
  bodyBytes: { readProfiles: PROFILES.bodyBytes },
  open: serverProfileContext,
  about: {
    getAppliedProfile: 'The profile applied to the feed.',
    applyProfile: 'Applies a profile to the feed, or none.',
    removeFile: 'Deletes a file of a profile, and what was read in it.',
    removeLink: 'Deletes a link of a profile, and what was read there.',
    useAccount: 'Lets a profile draw on an account of another service or post to it, or no more.',
    pausePosts: 'Stops posting articles for a profile to a channel, or goes on.',
    sendTestPost: 'Posts a test message to a channel of a profile.',
    writeProfiles: 'All profiles as one file.',
    readProfiles: 'Adds the profiles of such a file.',
  } satisfies Record<keyof typeof profileContext, string>,
}

export const server: ServerArea = {
  archive: profilesArchive,
  keeps: [profilesKeeper, profileContextKeeper],
  jobs: [readProfileLink, readDueAccounts, postArticles],
  schedules: [
    { job: readDueAccounts, every: '1 hour' },
    { job: postArticles, every: '2 minutes' },
  ],
  extends: [
    extend(fileKinds, documentFile),
    extend(pageParts, pageMeaning),
    extend(articleOpened, noteOpened),
    extend(accountKinds, github, webPage),
    extend(accountUses, usesOfProfiles),
    extend(accountUsers, profilesAsUsers),
    extend(accountChanged, followAccount),
    extend(impossibleWaits, accountWaits, postWaits),
    extend(articlesTold, collectPosts),
    extend(outboxKinds, postKind),
  ],
}
