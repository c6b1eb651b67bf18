import { expect, test } from 'vitest'
import type { Effect } from '#core/contract.ts'
import { keeps } from '../areas.ts'

// These lists decide which interrupted work may be repeated automatically, and which only on
// request.

const safe = [
  'ai-content/drafts/lookAhead',
  'ai-content/voices/checkPlainEnglish',
  'ai-content/voices/readOwnWords',
  'app-studio/preview/runTests',
  'automation/rehearsals/rehearse',
  'finding/checkSource',
  'finding/findSources',
  'finding/previewSource',
  'newsletters/findNewsletter',
  'passkeys/offerPasskey',
  'profiles/context/writeProfiles',
  'rules/editor/previewRule',
  'sources/listings/lookAtPage',
  'sources/site-rules/readPage',
  'sources/site-rules/showPage',
  'website-builder/import/previewImport',
  'website-builder/newsletter/exportSubscribers',
]

/**
 * Operations that fetch, send or share. If they are repeated, an existing address, id or secret
 * keeps them from adding anything.
 */
const keyed = [
  'ai-content/deliveries/deliver',
  'app-studio/builds/triggerBuild',
  'app-studio/environments/deployProject',
  'app-studio/environments/nameProject',
  'app-studio/environments/rollBack',
  'app-studio/preview/showProject',
  'connections/accounts/checkAccount',
  'connections/accounts/saveAccount',
  'full-text/fetchEntry',
  'generation/making/approveScript',
  'generation/making/retryJob',
  'generation/making/startQueued',
  'generation/startJobs',
  'hubs/share/saveShare',
  'leaderboard/source/chooseDataset',
  'leaderboard/source/fetchDataset',
  'runs/answerRun',
  'runs/resumeRun',
  'runs/retryRun',
  'saved/bookmarks/addBookmark',
  'saved/bookmarks/fetchBookmark',
  'saved/import/startImport',
  'sentence-model/choice/downloadSentenceModel',
  'sources/certificates/followTrusting',
  'sources/certificates/trustCertificate',
  'sources/followSampleNewswire',
  'sources/followSource',
  'sources/health/changeAddress',
  'sources/health/followWithHeaders',
  'sources/health/retrySources',
  'sources/importOpml',
  'sources/listings/followPage',
  'sources/packs/followPack',
  'sources/refreshSources',
  'webhooks/redeliver',
  'webhooks/switchWebhook',
  'website-builder/bookings/cancelBooking',
  'website-builder/domains/checkDomain',
  'website-builder/newsletter/sendLetter',
  'website-builder/publications/nameSite',
  'website-builder/publications/openPreview',
  'website-builder/publications/publishSite',
  'website-builder/publications/rollBack',
  'website-builder/publications/schedulePublication',
]

/**
 * Operations of which each call sends another message, causes another bill, or creates another
 * secret or thing.
 */
const once = [
  'access/createFeedAddress',
  'access/createToken',
  'ai-content/deliveries/retryDelivery',
  'ai-content/rewriting/rewrite',
  'ai-content/rewriting/translateDraft',
  'ai-content/rewriting/writeByModel',
  'ai-endpoints/testEndpoint',
  'app-studio/functions/callFunction',
  'app-studio/shell/runCommand',
  'article-writing/writeArticle',
  'assistant/briefings/sendBriefing',
  'assistant/chat/ask',
  'assistant/chat/retryAnswer',
  'automation/conversations/say',
  'automation/rehearsals/askReally',
  'automation/runs/runFrom',
  'automation/workflows/runNow',
  'automation/workflows/testStep',
  'connections/actions/tryAction',
  'generation/programmes/createPodcast',
  'generation/programmes/runProgramme',
  'hubs/share/renewShare',
  'notifications/channels/sendTestNtfy',
  'notifications/channels/sendTestPush',
  'notifications/mail/sendTestMail',
  'profiles/addLink',
  'profiles/context/sendTestPost',
  'readers/invite',
  'webhooks/sendTest',
  'website-builder/assistant/writeWords',
  'website-builder/chats/answerVisitor',
  'website-builder/inbox/replyToMessage',
]

const operations = keeps.flatMap(({ contract }) => Object.values(contract))
const writesOf = (effect: Effect) =>
  operations.filter((one) => one.kind === 'write' && one.effect === effect).map(({ path }) => path)

test.each<[Effect, string[]]>([
  ['safe', safe],
  ['keyed', keyed],
  ['once', once],
])('the writes with the effect "%s" are these', (effect, paths) => {
  expect(writesOf(effect).toSorted()).toEqual(paths)
})

test('reads are safe', () => {
  expect(operations.filter(({ kind, effect }) => kind === 'read' && effect !== 'safe')).toEqual([])
})

test('what may wait in a browser stays inside', () => {
  const waiting = operations.filter(({ waits }) => waits !== undefined)
  expect(waiting.filter(({ effect }) => effect !== 'inside')).toEqual([])
})
