import type { SiteAbout, SiteWishes } from '../../contract.ts'
import { nobody } from '../../contracts/site-contact.ts'
import type { NewSite } from './write-site.ts'

/** The site that follows from the answers of the guided creation. */
export function siteFromAnswers({
  about,
  ...wishes
}: SiteWishes & { about?: SiteAbout | undefined }): NewSite {
  const name = about?.name ?? 'New site'
  return {
    settings: {
      ...{ name, tagline: '', language: 'en', contact: about?.contact ?? nobody },
      theme: {
        light: { accent: '#1f5c4d', paper: '#ffffff', ink: '#1c1c1a' },
        dark: { accent: '#7fc8b4', paper: '#151716', ink: '#eceeec' },
        ...{ appearance: 'light', headings: 'sans', text: 'sans' },
        ...{ corners: 'soft', spacing: 'normal', header: 'line' },
      },
    },
    plugins: ['contact-form'],
    wishes,
    pages: [
      {
        ...{ title: name, path: '', description: '', isInMenu: true },
        ...{ sharePicture: null, content: [] },
      },
    ],
  }
}
