import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { isDeep, seed, shareOf } from '#core/testing/test-share.ts'
import { makePieces } from '#areas/newsroom/server/jobs/make-run.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { openFilledHub, type FilledHub } from './filled-hub.ts'
import { putRequests } from './put-requests.ts'

/** A quarter of them is eight requests for each operation; it has to grow with their number. */
const cases = shareOf(11_000)
/** Three deviations above what seeds leave: 8 to 16 of 11,000 requests, 23 to 32 of a quarter of them. */
const MOST_NEVER_DONE = isDeep ? 21 : 40
/** The words by which a failure can be seen again. */
const told = (statuses: object) => `SYNTHWIRE_SEED=${seed}, ${JSON.stringify(statuses)}`
/** Many times what it takes alone. */
const IN_TIME_MS = 30 * 60_000

/**
 * These need what nothing here gives them: a service to connect, a page or a recording of somebody else's, a file that was
 * never chosen, somebody who signed in or waits to be let in, a browser that takes messages, a folder with a model, a mail
 * server, a run that goes on, a script that waits for its reader, something that failed or changed, a rule of a site, a
 * minute that passes.
 */
const neverDone = [
  'access.endSession',
  'identities.removeIdentity',
  'readers.letIn',
  'readers.refuseNewcomer',
  'readers.revokeInvitation',
  'readers.removeReader',
  'account.leave',
  'passkeys.addPasskey',
  'passkeys.renamePasskey',
  'passkeys.removePasskey',
  'connections.removeIntegration',
  'connections.accounts.saveAccount',
  'connections.accounts.checkAccount',
  'connections.accounts.removeAccount',
  'connections.accounts.restoreAccount',
  'connections.accounts.allowUsers',
  'connections.actions.tryAction',
  'profiles.context.pausePosts',
  'profiles.context.sendTestPost',
  'profiles.toggleIntegration',
  'profiles.exportProfiles',
  'profiles.importProfiles',
  'files.deleteFile',
  'runs.pauseRun',
  'runs.resumeRun',
  'runs.answerRun',
  'runs.retryRun',
  'revisions.compareRevision',
  'reddit.setPrivateFeed',
  'sources.health.changeAddress',
  'sources.health.followWithHeaders',
  'sources.site-rules.showPage',
  'sources.site-rules.readPage',
  'sources.site-rules.importRules',
  'sources.site-rules.deleteRule',
  'episodes.addToQueue',
  'episodes.markHeard',
  'generation.playing.getBeside',
  'sources.listings.lookAtPage',
  'sources.listings.followPage',
  'sources.listings.changeListing',
  'sources.certificates.trustCertificate',
  'sources.certificates.distrustCertificate',
  'sources.certificates.followTrusting',
  'leaderboard.source.fetchDataset',
  'sentence-model.choice.useSentenceFolder',
  'sentence-model.choice.removeSentenceModel',
  'generation.making.retryJob',
  'generation.playing.getPiece',
  'generation.making.saveScript',
  'generation.making.approveScript',
  'notifications.channels.addDevice',
  'notifications.channels.removeDevice',
  'notifications.channels.sendTestPush',
  'notifications.mail.saveMailServer',
  'notifications.mail.sendTestMail',
  'saved.import.readFile',
  'saved.import.startImport',
]

let hub: FilledHub
beforeAll(async () => {
  hub = await openFilledHub(fillWithNewswire)
  await performRuns(hub.tools, makePieces)
}, patient(120_000))
afterAll(() => hub.close())

test(
  'generated requests are answered as the document says, none by a fault of the hub',
  async () => {
    const found = await putRequests(hub, { cases, seed })
    expect([...found.failures, ...hub.faults].join('\n'), told(found.statuses)).toBe('')
    // Requests that all fail at the door would find nothing behind it.
    const never = found.neverDone.filter((id) => !neverDone.includes(id))
    expect(never.length).toBeLessThan(MOST_NEVER_DONE)
  },
  IN_TIME_MS,
)
