import { changes } from './changes.mjs'

const training = 'areas/ai-lab/training.test.ts'
const words = 'areas/ai-lab/web/words/words.test.ts'

export const lab = [
  ...changes('areas/ai-lab/catalog.test.ts', 'areas/ai-lab/catalog.ts', [
    ['LAB-016', '[model.name, model.author].some', '[model.author].some'],
    ['LAB-016', 'text.toLowerCase().includes', 'text.includes'],
    ['LAB-017', '[model.name, model.author].some', '[model.name].some'],
    ['LAB-018', 'task === null || model.task === task', 'true'],
    ['LAB-048', 'model.task === task) &&', 'model.task === task) ||'],
  ]),
  ...changes(training, 'areas/ai-lab/training.ts', [
    ['LAB-030', "queued: 'blue'", "queued: 'yellow'"],
    ['LAB-031', "paused: 'yellow'", "paused: 'blue'"],
    ['LAB-032', "completed: 'green'", "completed: 'blue'"],
    ['LAB-033', "failed: 'red'", "failed: 'yellow'"],
    ['LAB-034', "status === 'training' || status === 'running'", "status !== 'queued'"],
    ['LAB-035', "['evaluate', 'export']", "['evaluate']"],
    ['LAB-036', "status === 'training' ? ['pause']", "status === 'running' ? ['pause']"],
  ]),
  ...changes(training, 'areas/ai-lab/endpoints.ts', [
    ['LAB-042', "status === 'running'", "status !== 'running'"],
  ]),
  ...changes(training, 'areas/ai-lab/lab-pages.ts', [
    ['LAB-001', "  '/ai-studio/spaces',\n", ''],
    ['LAB-002', "name === 'models'", "name === 'catalog'"],
    ['LAB-003', "name === 'fine-tuning' || ", ''],
    ['LAB-004', " || name === 'inference'", ''],
  ]),
  ...changes('areas/ai-lab/demo/api.test.ts', 'areas/ai-lab/demo/api.ts', [
    ['LAB-037', 'async pauseJob() {},', 'async pauseJob() {\n      throw new Error()\n    },'],
  ]),
  ...changes(words, 'areas/ai-lab/web/words/figure-words.ts', [
    ['LAB-009', 'shortCount(requestCount)', 'fullCount(requestCount)'],
  ]),
  ...changes(words, 'areas/ai-lab/demo/figures.ts', [['LAB-009', '1247', '1248']]),
  ...changes(words, 'areas/ai-lab/web/words/endpoint-words.ts', [
    ['LAB-053', '/hr`', '/h`'],
    ['LAB-053', '${hardware.gpuCount}x ', ''],
  ]),
  ...changes(words, 'areas/ai-lab/web/words/model-words.ts', [
    ['DATA-057', "nlp: 'NLP'", "nlp: 'Language'"],
  ]),
]
