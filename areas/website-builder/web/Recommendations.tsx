import './Recommendations.css'
import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { websiteBuilder, type WizardAnswers } from '../contract.ts'
import { recommend, type MatchLabel } from '../templates.ts'
import { TemplatePreview } from './TemplatePreview.tsx'

const tones = {
  'High match': 'success',
  'Good match': 'info',
  Suggested: 'line',
} as const satisfies Record<MatchLabel, string>

/** The templates that suit the answers best, ranked anew with each answer. */
export function Recommendations({ answers }: { answers: WizardAnswers }) {
  const templates = useRead(websiteBuilder.listTemplates, {})
  return (
    <ol className="recommendations" aria-label="Recommended templates" aria-live="polite">
      {recommend(templates, answers).map(({ template, label }) => (
        <li key={template.id}>
          <TemplatePreview layout={template.layout} name={template.name} />
          <div>
            <h3>{template.name}</h3>
            <Badge tone={tones[label]}>{label}</Badge>
          </div>
          <p>{template.description}</p>
        </li>
      ))}
    </ol>
  )
}
