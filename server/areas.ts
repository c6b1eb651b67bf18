import { newsHubArea } from '#areas/news-hub/server/area.ts'
import { hubSettingsArea } from '#areas/news-hub/server/hub-settings-area.ts'
import { newsHubCommands } from '#areas/news-hub/server/commands.ts'
import { portalArea } from '#areas/portal/server/area.ts'
import { nameOf } from '#core/contract.ts'
import { joinEntries } from '#areas/news-hub/server/join-entries.ts'
import { archiveCommands } from './archive/commands.ts'
import type { Area } from './area.ts'

const kept: Area[] = [newsHubArea, hubSettingsArea]

/** Every area that the server answers for. */
export const areas: Area[] = [portalArea(kept.map(({ contract }) => nameOf(contract))), ...kept]

/** What areas add to the command line. */
export const commands = [newsHubCommands, archiveCommands([joinEntries])]
