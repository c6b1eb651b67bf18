import { changes } from '../changes.mjs'

const test = 'areas/marketplace/e2e/marketplace.spec.ts'
const web = 'areas/marketplace/web'

/** Mutations of the marketplace. */
export const market = [
  ...changes(test, `${web}/MarketplaceScreen.tsx`, [
    [
      'MARKET-001',
      'return toolsIn(tools, useFilter()).map',
      'return toolsIn(tools, useFilter()).slice(0, 3).map',
    ],
    [
      'MARKET-005',
      'return toolsIn(tools, useFilter()).map',
      'return toolsIn(tools, ALL_TOOLS).map',
    ],
  ]),
  ...changes(test, `${web}/ToolCard.tsx`, [
    ['MARKET-002', '<Badge tone="pencil">Coming Soon</Badge>', '<Badge tone="pencil">Soon</Badge>'],
  ]),
  ...changes(test, `${web}/MakersBanner.tsx`, [
    ['MARKET-007', 'Create Tools That Help People', 'Create Tools'],
    ['MARKET-008', '<Button>Learn More</Button>', '<Button>More</Button>'],
  ]),
]
