import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { isDeep, seed, shareOf } from '#core/testing/test-share.ts'
import { makePieces } from '#areas/newsroom/server/jobs/make-pieces.ts'
import { performRuns } from '#platform/runs/server/lends.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { openFilledHub, type FilledHub } from './filled-hub.ts'
import { putRequests } from './put-requests.ts'

/** A quarter of them is ten rounds of all operations; it has to grow with their number. */
const cases = shareOf(25_000)
/** Three deviations above usual seeds: 8 to 16 of this many requests, 27 to 34 of a quarter of them. */
const MOST_NEVER_DONE = isDeep ? 21 : 40
/** The words by which a failure can be seen again. */
const told = (statuses: object) => `SYNTHWIRE_SEED=${seed}, ${JSON.stringify(statuses)}`
/** Many times the time that it takes alone. */
const IN_TIME_MS = 30 * 60_000

/**
 * These need what nothing here gives them: a service to connect, a page or a recording of somebody else's, a file that was
 * never chosen, somebody who signed in or waits to be let in, a browser that takes messages, a folder with a model, a mail
 * server, a run that goes on, a script that waits for its reader, something that failed or changed, a rule of a site, a
 * workflow or a project that nobody has deleted since, a build, a file and a commit of that project, a minute that passes.
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
  'app-studio.projects.importProject',
  'app-studio.files.getFile',
  'app-studio.files.checkTypes',
  'app-studio.files.saveFiles',
  'app-studio.files.importFiles',
  'app-studio.files.compareCommits',
  'app-studio.files.restoreFiles',
  'app-studio.functions.callFunction',
  'app-studio.builds.triggerBuild',
  'app-studio.environments.getBuild',
  'app-studio.environments.listDeployments',
  'app-studio.environments.rollBack',
  'app-studio.environments.nameProject',
  'app-studio.environments.saveVariable',
  'app-studio.environments.deleteVariable',
  'automation.workflows.getWorkflow',
  'automation.workflows.saveDraft',
  'automation.workflows.switchOn',
  'automation.workflows.restoreWorkflow',
  'automation.workflows.getVersion',
  'automation.workflows.restoreVersion',
  'automation.workflows.runNow',
  'automation.workflows.testStep',
  'automation.triggers.getTrigger',
  'automation.triggers.setActive',
  'automation.triggers.restoreTrigger',
  'automation.deliveries.listDeliveries',
  'automation.deliveries.dropFile',
  'automation.deliveries.releaseDelivery',
  'automation.deliveries.renewSecret',
  'automation.runs.getRun',
  'automation.runs.runFrom',
  'automation.made.listMade',
  'automation.made.undoRun',
  'automation.rehearsals.getPast',
  'automation.rehearsals.listEvents',
  'automation.rehearsals.findEvents',
  'automation.rehearsals.rehearse',
  'automation.rehearsals.askReally',
  'automation.agent-settings.getAgent',
  'automation.agent-settings.saveAgent',
  'automation.agent-settings.setAgentActive',
  'automation.agent-settings.duplicateAgent',
  'automation.agent-settings.deleteAgent',
  'automation.agent-settings.restoreAgent',
  'automation.agent-settings.addDocument',
  'automation.agent-settings.removeDocument',
  'automation.conversations.listConversations',
  'automation.conversations.getConversation',
  'automation.conversations.say',
  'website-builder.sites.saveSite',
  'website-builder.pages.getPage',
  'website-builder.pages.savePage',
  'website-builder.pages.deletePage',
  'website-builder.pages.revertPage',
  'website-builder.domains.addDomain',
  'website-builder.domains.checkDomain',
  'website-builder.domains.removeDomain',
  'website-builder.publications.listPublications',
  'website-builder.publications.rollBack',
  'website-builder.publications.nameSite',
  'website-builder.news.listStories',
  'website-builder.news.stopStory',
  'website-builder.news.allowStory',
  'website-builder.media.getMedia',
  'website-builder.media.addMedia',
  'website-builder.media.describeMedia',
  'website-builder.media.replaceMedia',
  'website-builder.media.deleteMedia',
  'website-builder.media.restoreMedia',
  'website-builder.posts.listPosts',
  'website-builder.posts.getPost',
  'website-builder.posts.savePost',
  'website-builder.posts.duplicatePost',
  'website-builder.posts.deletePost',
  'website-builder.posts.restorePost',
  'website-builder.chats.listChats',
  'website-builder.chats.getChat',
  'website-builder.chats.answerVisitor',
  'website-builder.inbox.listMessages',
  'website-builder.inbox.replyToMessage',
  'website-builder.newsletter.deleteLetter',
  'website-builder.newsletter.sendLetter',
  'website-builder.bookings.saveHours',
  'website-builder.bookings.cancelBooking',
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
    // If all requests failed at sign-in, nothing would be tested.
    const never = found.neverDone.filter((id) => !neverDone.includes(id))
    expect(never.length).toBeLessThan(MOST_NEVER_DONE)
  },
  IN_TIME_MS,
)
