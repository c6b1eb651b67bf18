import { readContent } from '../blocks/read-content.ts'
import type { SiteWishes } from '../contract.ts'
import type { PageDraft } from '../contracts/pages.ts'
import { PAGES } from '../limits.ts'
import type { SitePlugin } from '../plugins.ts'
import type { ThemeId } from '../themes/themes.ts'
import { industryTexts } from './industries.ts'
import { legalPages } from './legal-pages.ts'
import { pagesOf } from './pages.ts'
import { type BlueprintAnswers, placed, type Plan } from './plan.ts'
import { placesOf, translatePages } from './translations/translate-pages.ts'
import { voiceOf } from './voice.ts'
import { type SiteWorkflow, workflowsOf } from './workflows.ts'

/** A proposal for a new site. */
export interface Blueprint {
  themeId: ThemeId
  plugins: SitePlugin[]
  /** The pages in the order of the menu. */
  pages: PageDraft[]
  workflows: SiteWorkflow[]
}

/**
 * Makes a site from the answers of the guided creation. Its texts hold for every business of the
 * industry. Facts that only the owner knows are left empty; the preview marks them, and visitors do
 * not see them.
 */
export function blueprint(answers: BlueprintAnswers): Blueprint {
  const { language = 'en' } = answers
  if (language === 'en') return inEnglish(answers)
  const drafted = inEnglish({ ...answers, ...placesOf(answers) })
  const pages = translatePages(drafted.pages, language, answers)
  return { ...drafted, pages: pages.map(withShortDescription) }
}

const withShortDescription = (page: PageDraft): PageDraft => ({
  ...page,
  description: page.description.slice(0, PAGES.descriptionCharacters).toWellFormed(),
})

function inEnglish(answers: BlueprintAnswers): Blueprint {
  const voice = voiceOf(answers.size)
  const plan: Plan = {
    answers,
    voice,
    texts: industryTexts[answers.industry](voice),
    has: (feature) => answers.features.includes(feature),
  }
  const plugins = pluginsOf(plan)
  const shown = pagesOf(plan)
  const legal = legalPages(plan, plugins)
  return {
    themeId: answers.purpose === 'news' ? 'press' : plan.texts.theme,
    plugins,
    pages: [...shown, ...legal].map(({ path, title, description, blocks }) =>
      withShortDescription({
        ...{ path, title, sharePicture: null },
        description: plan.has('seo') ? description : '',
        isInMenu: shown.some((page) => page.path === path),
        content: readContent(placed(blocks)),
      }),
    ),
    workflows: workflowsOf(plan),
  }
}

const ofPurpose: Record<SiteWishes['purpose'], readonly SitePlugin[]> = {
  informational: [],
  'single-page': [],
  'marketing-funnel': ['newsletter'],
  booking: ['booking'],
  news: ['newsletter', 'search', 'feed'],
}

function pluginsOf({ answers, has }: Plan): SitePlugin[] {
  const hasPosts = answers.industry === 'community' && answers.purpose === 'informational'
  return [
    'contact-form',
    ...ofPurpose[answers.purpose],
    ...(hasPosts ? (['feed'] as const) : []),
    ...(has('live-chat') ? (['chat'] as const) : []),
    ...(has('analytics') ? (['analytics'] as const) : []),
  ]
}
