// `npm run bench [-- only NAME...]` measures the numbers of docs/benchmarks.md on the built server.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { measureSignIn } from './bench/access/sign-in.ts'
import { measureRepository } from './bench/app-studio/measure-repository.ts'
import { measureAreas } from './bench/areas.ts'
import { measureBoard } from './bench/board.ts'
import { measureDeploying } from './bench/app-studio/apps/deploying.ts'
import { measureFlood } from './bench/app-studio/apps/flood.ts'
import { measureIdleApps } from './bench/app-studio/apps/idle.ts'
import { measureLighthouseOfApps } from './bench/app-studio/apps/lighthouse-of-apps.ts'
import { measureBuilds } from './bench/app-studio/builds.ts'
import { measureGrowth } from './bench/growth.ts'
import { measureHostile } from './bench/hostile.ts'
import { measureHubs } from './bench/hubs/measure-hubs.ts'
import { measureImporting } from './bench/importing/measure-importing.ts'
import { measureIntake } from './bench/intake.ts'
import { measureInteractions } from './bench/interactions/first-openings.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measureLists } from './bench/lists/measure-lists.ts'
import { measurePage } from './bench/lists/measure-page.ts'
import { measureMcp } from './bench/mcp.ts'
import type { Measured } from './bench/measured.ts'
import { measureMemory } from './bench/memory.ts'
import { measureMonth } from './bench/month.ts'
import { measureMaker } from './bench/newsroom/maker.ts'
import { measureNewsroomSound } from './bench/newsroom/sound.ts'
import { measureVideos } from './bench/newsroom/video.ts'
import { measureNotes } from './bench/notes/measure-notes.ts'
import { measureNotices } from './bench/notices/measure-notices.ts'
import { measureOffline } from './bench/offline.ts'
import { measurePipeline } from './bench/pipeline.ts'
import { measureRecap } from './bench/assistant/recap.ts'
import { measurePresses } from './bench/interactions/presses.ts'
import { measureReaders } from './bench/readers.ts'
import { measureRecall } from './bench/recall.ts'
import { measureRefresh } from './bench/refresh.ts'
import { measureFootprint } from './bench/processes/footprint.ts'
import { measureRehearsals } from './bench/rehearsals.ts'
import { measureRest } from './bench/processes/rest.ts'
import { measureRetention } from './bench/retention.ts'
import { measureRules } from './bench/rules.ts'
import { measureRuns } from './bench/runs.ts'
import { measureCorpusRecall } from './bench/searching/corpora.ts'
import { measureSearches } from './bench/searching/searches.ts'
import { measureTyping } from './bench/content/measure-typing.ts'
import { measureVoices } from './bench/content/measure-voices.ts'
import { measureLighthouseOfSites } from './bench/sites/lighthouse-of-sites.ts'
import { measureSites } from './bench/sites/measure-sites.ts'
import { measureStart } from './bench/start.ts'
import { measureTopics } from './bench/topics.ts'
import { measureWorkers } from './bench/workers.ts'
import { measureWorkflows } from './bench/workflows/measure-workflows.ts'
import { measureContent } from './bench/content/measure-content.ts'
import { measureAnswers } from './questions/measure-answers.ts'

const measurements: Record<string, () => Promise<Measured>> = {
  sizes: async () => readSizes(),
  start: measureStart,
  builds: measureBuilds,
  pipeline: measurePipeline,
  intake: measureIntake,
  refresh: measureRefresh,
  workers: measureWorkers,
  workflows: measureWorkflows,
  lists: measureLists,
  page: measurePage,
  mcp: measureMcp,
  readers: measureReaders,
  'sign-in': measureSignIn,
  repository: measureRepository,
  content: measureContent,
  sites: measureSites,
  typing: measureTyping,
  voices: measureVoices,
  'lighthouse of sites': measureLighthouseOfSites,
  recap: measureRecap,
  recall: measureRecall,
  'recall of corpora': measureCorpusRecall,
  runs: measureRuns,
  topics: measureTopics,
  notes: measureNotes,
  notices: measureNotices,
  memory: measureMemory,
  footprint: measureFootprint,
  rest: measureRest,
  growth: measureGrowth,
  searches: measureSearches,
  hostile: measureHostile,
  hubs: measureHubs,
  importing: measureImporting,
  retention: measureRetention,
  month: measureMonth,
  sound: measureNewsroomSound,
  video: measureVideos,
  making: measureMaker,
  rules: measureRules,
  rehearsals: measureRehearsals,
  lighthouse: measureLighthouse,
  'lighthouse of apps': measureLighthouseOfApps,
  deploying: measureDeploying,
  'flooded app': measureFlood,
  'idle apps': measureIdleApps,
  offline: measureOffline,
  interactions: measureInteractions,
  presses: measurePresses,
  answers: measureAnswers,
  areas: measureAreas,
  board: measureBoard,
}

const RESULTS = '.bench'
const [only, ...names] = process.argv.slice(2)
const wanted = only === 'only' ? names : Object.keys(measurements)
const unknown = wanted.filter((name) => !(name in measurements))
if (unknown.length > 0 || wanted.length === 0) {
  console.error(
    `There is no measurement "${unknown.join(', ')}". Choose from: ${Object.keys(measurements).join(', ')}.`,
  )
  process.exit(2)
}

mkdirSync(RESULTS, { recursive: true })
for (const name of wanted) {
  console.log(`\n── ${name}`)
  const measured = await measurements[name]!()
  const width = Math.max(...Object.keys(measured).map((key) => key.length))
  for (const [key, value] of Object.entries(measured))
    console.log(`${key.padEnd(width)}  ${readable(value)}`)
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model }
  const result = { name, at: new Date().toISOString(), machine, measured }
  writeFileSync(`${RESULTS}/${name}.json`, `${JSON.stringify(result, null, 2)}\n`)
}

function readable(value: number | string): string {
  if (typeof value === 'string') return value
  return value >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/\.?(?<!0)0+$/, '')
}

function readSizes(): Measured {
  const sizes = JSON.parse(readFileSync('dist/web/sizes.json', 'utf8')) as Record<string, number>
  return Object.fromEntries(
    Object.entries(sizes).map(([name, bytes]) => [`${name}, kB`, bytes / 1000]),
  )
}
