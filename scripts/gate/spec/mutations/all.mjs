import { board } from './board.mjs'
import { data } from './data.mjs'
import { dialog } from './dialog.mjs'
import { feed } from './feed.mjs'
import { hubbar } from './hubbar.mjs'
import { inBrowser } from './in-browser.mjs'
import { onScreens } from './journeys/all.mjs'
import { lab } from './lab.mjs'
import { mockUps } from './mock-ups.mjs'
import { panel } from './panel.mjs'
import { queue } from './queue.mjs'
import { shell } from './shell.mjs'
import { sites } from './sites.mjs'
import { studio } from './studio.mjs'
import { tools } from './tools.mjs'

/** All mutations. Each has a row, the change that breaks it, and the test file that must notice. */
export const mutations = [
  ...[...shell, ...hubbar, ...feed, ...dialog, ...queue, ...panel, ...board, ...tools],
  ...[...studio, ...lab, ...mockUps, ...sites, ...data, ...inBrowser],
  ...onScreens,
]
