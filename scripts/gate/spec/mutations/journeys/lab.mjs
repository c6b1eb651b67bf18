import { changes } from '../changes.mjs'

const test = 'areas/ai-lab/e2e/ai-lab.spec.ts'
const web = 'areas/ai-lab/web'

/** Mutations of the AI Lab. */
export const lab = [
  ...changes(test, 'areas/ai-lab/lab-pages.ts', [
    [
      'LAB-005',
      "if (name === 'models') return 'models'",
      "if (name === 'models' || name === 'playground') return 'models'",
    ],
    [
      'LAB-006',
      "if (name === 'models') return 'models'",
      "if (name === 'models' || name === 'catalog') return 'models'",
    ],
    [
      'LAB-007',
      "if (name === 'models') return 'models'",
      "if (name === 'models' || name === 'spaces') return 'models'",
    ],
    ['LAB-008', "label: 'Training & Deployment'", "label: 'Training'"],
  ]),
  ...changes(test, `${web}/OverviewTab.tsx`, [
    ['LAB-010', "title: 'Inference',", "title: 'Serving',"],
    ['LAB-011', '{useCases.map(', '{useCases.slice(0, 0).map('],
    ['LAB-012', '<Panel title="Trending models">', '<Panel title="Models">'],
    [
      'LAB-013',
      '<ol className="ai-lab-list ai-lab-steps">',
      '<ol hidden className="ai-lab-list ai-lab-steps">',
    ],
  ]),
  ...changes(test, `${web}/ModelsTab.tsx`, [
    ['LAB-014', "{ value: 'spaces', label: 'Spaces' },", "{ value: 'spaces', label: 'Apps' },"],
  ]),
  ...changes(test, `${web}/ModelCatalog.tsx`, [
    [
      'LAB-015',
      'cell: ({ likes }) => shortCount(likes)',
      'cell: ({ downloads }) => shortCount(downloads)',
    ],
    ['LAB-019', "open('models', 'models', id)", "open('models', 'models', models[0]!.id)"],
  ]),
  ...changes(test, `${web}/TryDialog.tsx`, [
    ['LAB-027', "action: 'Send Message'", "action: 'Send'"],
    ['LAB-028', "action: 'Generate Image'", "action: 'Generate'"],
    ['LAB-043', "prompt.trim() !== ''", "prompt !== ''"],
  ]),
  ...changes(test, `${web}/TryDialog.tsx`, [
    [
      'LAB-045',
      '        <Button type="submit" variant="primary"',
      '        {attempt.isSuccess && model.type === \'image\' && <img alt="" />}\n        <Button type="submit" variant="primary"',
    ],
  ]),
  ...changes(test, 'web/look/tokens.css', [
    ['LAB-030', '--info-wash: light-dark(#e3eff8', '--info-wash: light-dark(#f8efe3'],
    [
      'LAB-031',
      '--yellow-text: light-dark(#6a5a00, #f2d64b)',
      '--yellow-text: light-dark(#6a5a00, #8dccf9)',
    ],
    [
      'LAB-032',
      '--success-wash: light-dark(#e4f1e6, #193020)',
      '--success-wash: light-dark(#e4f1e6, #1b2c38)',
    ],
    ['LAB-033', '--error-text: light-dark(#9e1512', '--error-text: light-dark(#025884'],
  ]),
  ...changes(test, 'web/ui/marks/Badge.css', [
    [
      'LAB-032',
      'background: var(--success-wash);\n    color: var(--success-text)',
      'background: var(--well);\n    color: var(--ink-2)',
    ],
  ]),
  ...changes(test, `${web}/SpaceList.tsx`, [
    ['LAB-029', '<Badge tone="line">{sdk}</Badge>', ''],
    ['LAB-050', 'target="_blank"', 'target="_self"'],
  ]),
  ...changes(test, `${web}/TrainingTab.tsx`, [
    [
      'LAB-020',
      "{ value: 'datasets', label: 'Datasets' },",
      "{ value: 'datasets', label: 'Data' },",
    ],
    ['LAB-022', '            <EvaluationList />\n', ''],
  ]),
  ...changes(test, `${web}/TrainingJobs.tsx`, [['LAB-021', 'rows={jobs}', 'rows={jobs.slice(1)}']]),
  ...changes(test, `${web}/EvaluationList.tsx`, [
    ['LAB-038', '<span>{percent(progress)}</span>', ''],
    ['LAB-039', ', F1 {percent(f1Score ?? 0, 1)}', ''],
  ]),
  ...changes(test, `${web}/DatasetList.tsx`, [
    ['LAB-023', 'cell: ({ rows }) => fullCount(rows)', 'cell: () => fullCount(0)'],
    ['LAB-024', 'action="Choose files"', 'action="Browse"'],
    ['LAB-047', 'CSV, JSON or Parquet', 'CSV or JSON'],
    ['LAB-051', 'target="_blank"', 'target="_self"'],
  ]),
  ...changes(test, `${web}/EndpointList.tsx`, [
    ['LAB-025', 'cell: ({ costPerDayUsd }) => dollars(costPerDayUsd)', 'cell: () => dollars(0)'],
    ['LAB-041', 'isRunning ? <Pause /> : <Play />', '<Pause />'],
    ['LAB-052', 'text={url} />', 'text={name} />'],
  ]),
  ...changes(test, `${web}/Deployment.tsx`, [
    ['LAB-026', '{isCreating && <CreateEndpoint', '{!isCreating && <CreateEndpoint'],
  ]),
  ...changes(test, `${web}/CreateEndpoint.tsx`, [
    [
      'LAB-049',
      'if (!create.isPending) create',
      "if (!create.isPending && draft.name !== '') create",
    ],
  ]),
  ...changes(test, 'areas/ai-lab/demo/api.ts', [
    [
      'LAB-045',
      'async tryModel() {\n      await thinking()',
      "async tryModel() {\n      await thinking()\n      throw new Error('tried')",
    ],
    [
      'LAB-046',
      'async createEndpoint() {\n      await thinking()',
      'async createEndpoint() {\n      await Promise.resolve()',
    ],
  ]),
  ...changes(test, 'areas/ai-lab/demo/endpoint-choices.ts', [
    ['LAB-054', "'eu-west-1'", "'eu-west-2'"],
    ['LAB-055', "name: 'LLaMA 2'", "name: 'LLaMA'"],
  ]),
]
