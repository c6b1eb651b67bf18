import { newsHubArea } from '#areas/news-hub/server/area.ts'
import { newsHubCommands } from '#areas/news-hub/server/commands.ts'
import { fullTextArea } from '#areas/news-hub/server/full-text/full-text-area.ts'
import { portalArea } from '#areas/portal/server/area.ts'
import { nameOf } from '#core/contract.ts'
import type { Area } from './area.ts'

const kept: Area[] = [newsHubArea, fullTextArea]

/** Every area that the server answers for. */
export const areas: Area[] = [portalArea(kept.map(({ contract }) => nameOf(contract))), ...kept]

/** What areas add to the command line. */
export const commands = [newsHubCommands]
