import type { SampleArticle, SampleStory } from './sample-article.ts'

/**
 * Loads the text of an article's page, for a whole category at a time, because most visitors open
 * few articles.
 */
export async function sampleStory({ category, key }: SampleArticle): Promise<SampleStory> {
  const stories = await storiesOf(category)
  return stories[key]!
}

async function storiesOf(
  category: SampleArticle['category'],
): Promise<Record<string, SampleStory>> {
  switch (category) {
    case 'Breaking':
      return (await import('./stories/breaking.ts')).breaking
    case 'AI Infrastructure':
      return (await import('./stories/ai-infrastructure.ts')).aiInfrastructure
    case 'Policy & Government':
      return (await import('./stories/policy-and-government.ts')).policyAndGovernment
    case 'Markets':
      return (await import('./stories/markets.ts')).markets
    case 'Science':
      return (await import('./stories/science.ts')).science
    case 'Technology':
      return (await import('./stories/technology.ts')).technology
    case 'Environment':
      return (await import('./stories/environment.ts')).environment
    case 'Space':
      return (await import('./stories/space.ts')).space
    case 'Healthcare':
      return (await import('./stories/healthcare.ts')).healthcare
    case 'Cybersecurity':
      return (await import('./stories/cybersecurity.ts')).cybersecurity
    case 'Automotive':
      return (await import('./stories/automotive.ts')).automotive
    case 'Business':
      return (await import('./stories/business.ts')).business
    default:
      return {}
  }
}
