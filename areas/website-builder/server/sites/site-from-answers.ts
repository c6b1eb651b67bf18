import { blueprint } from '../../blueprints/blueprint.ts'
import type { SiteAbout, SiteWishes } from '../../contract.ts'
import { nobody } from '../../contracts/site-contact.ts'
import { themes } from '../../themes/themes.ts'
import type { NewSite } from './write-site.ts'

/** Makes a site from the answers of the guided creation. */
export function siteFromAnswers({
  about = { name: 'New site', contact: nobody },
  ...wishes
}: SiteWishes & { about?: SiteAbout | undefined }): NewSite {
  const { name, contact, language = 'en' } = about
  const answers = { ...wishes, name, contact, language }
  const { themeId, plugins, pages, workflows } = blueprint(answers)
  return {
    settings: { ...{ name, contact, tagline: '', language }, theme: themes[themeId].theme },
    ...{ plugins, wishes, pages, workflows },
  }
}
