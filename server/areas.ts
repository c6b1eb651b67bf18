import { newsHubArea } from '#areas/news-hub/server/area.ts'
import { newsHubCommands } from '#areas/news-hub/server/commands.ts'
import { portalArea } from '#areas/portal/server/area.ts'
import type { Area } from './area.ts'

/** Every area that the server answers for. */
export const areas: Area[] = [portalArea, newsHubArea]

/** What areas add to the command line. */
export const commands = [newsHubCommands]
