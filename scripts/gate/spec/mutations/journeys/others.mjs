import { changes } from '../changes.mjs'

const articles = 'areas/articles/demo/articles.test.ts'
const sample = 'areas/articles/demo/sample-article.ts'
const steps = 'areas/newsroom/dialog-steps.test.ts'

/** Mutations for rows of several areas that the other files do not cover. */
export const others = [
  ...changes('areas/hubs/e2e/hubs.spec.ts', 'web/ui/overlays/MenuList.tsx', [
    [
      'HUBBAR-044',
      '                      onClose()\n                      onSelect()',
      '                      onSelect()',
      {
        file: 'web/ui/overlays/MenuList.tsx',
        from: "className={danger ? 'menu-item menu-item-danger' : 'menu-item'}",
        to: "closeOnClick={false} className={danger ? 'menu-item menu-item-danger' : 'menu-item'}",
      },
      {
        file: 'areas/hubs/web/lends/HubHead.tsx',
        from: '<HeadOf key={active.id} hub={active} />',
        to: '<HeadOf hub={active} />',
      },
    ],
  ]),
  ...changes('areas/newsroom/e2e/dialog.spec.ts', 'areas/newsroom/web/QueueJobCard.tsx', [
    ['QUEUE-009', "{type === 'text' ? 'Read' : 'Play'}", "{type === 'text' ? 'Read' : 'Open'}"],
    ['QUEUE-010', "{type === 'text' ? 'Read' : 'Play'}", 'Play'],
  ]),
  ...changes('areas/marketplace/e2e/marketplace.spec.ts', 'areas/marketplace/area.ts', [
    [
      'MARKET-003',
      "'marketplace', title: 'Marketplace', screen",
      "'marketplace', title: 'Market', screen",
    ],
  ]),
  ...changes(
    'areas/website-builder/e2e/website-builder.spec.ts',
    'areas/website-builder/demo/api.ts',
    [['SITES-004', 'sampleSites.filter((', 'sampleSites.slice(0, 2).filter((']],
  ),
  ...changes(articles, sample, [
    [
      'DATA-002',
      '    ...draft,\n    id,',
      "    ...draft,\n    meaningForYou: draft.meaningForYou ?? '',\n    id,",
    ],
    [
      'DATA-004',
      '.map(({ name, logo }) => ({ name, logo }))',
      ".map(({ name }) => ({ name, logo: '' }))",
    ],
  ]),
  ...changes(steps, 'areas/newsroom/contract.ts', [
    [
      'DATA-012',
      "z.enum(['queued', 'processing', 'completed']),",
      "z.enum(['queued', 'processing', 'completed', 'error']),",
    ],
  ]),
]
