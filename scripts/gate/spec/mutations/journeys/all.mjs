import { aiset } from './aiset.mjs'
import { article } from './article.mjs'
import { board } from './board.mjs'
import { contentAndAutomation } from './content.mjs'
import { dialog } from './dialog.mjs'
import { feed } from './feed.mjs'
import { hubbar } from './hubbar.mjs'
import { lab } from './lab.mjs'
import { market } from './market.mjs'
import { others } from './others.mjs'
import { panel } from './panel.mjs'
import { queue } from './queue.mjs'
import { shell } from './shell.mjs'
import { sites } from './sites.mjs'
import { studio } from './studio.mjs'
import { tools } from './tools.mjs'

/** Mutations of rows about screens, most of which can only be noticed in a browser. */
export const onScreens = [
  ...[...shell, ...hubbar, ...feed, ...article, ...dialog, ...panel, ...aiset, ...board, ...queue],
  ...[...tools, ...studio, ...lab, ...market, ...sites, ...contentAndAutomation, ...others],
]
