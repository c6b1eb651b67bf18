import './Recommendations.css'
import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { websiteBuilder, type WizardAnswers } from '../../contract.ts'
import { recommend, type Match } from '../../templates.ts'
import { matchWords } from './match-words.ts'
import { TemplatePreview } from '../TemplatePreview.tsx'

const tones = {
  high: 'success',
  good: 'info',
  suggested: 'line',
} as const satisfies Record<Match, string>

interface RecommendationsProps {
  answers: WizardAnswers
  /** The name of the site in the drawings; empty for none. */
  siteName: string
}

/** The templates that suit the answers best, ranked again with each answer. */
export function Recommendations({ answers, siteName }: RecommendationsProps) {
  const templates = useRead(websiteBuilder.listTemplates, {})
  return (
    <ol className="recommendations" aria-label="Recommended templates" aria-live="polite">
      {recommend(templates, answers).map(({ template, match }) => (
        <li key={template.id}>
          <TemplatePreview layout={template.layout} name={template.name} siteName={siteName} />
          <div>
            <h3>{template.name}</h3>
            <Badge tone={tones[match]}>{matchWords[match]}</Badge>
          </div>
          <p>{template.description}</p>
        </li>
      ))}
    </ol>
  )
}
