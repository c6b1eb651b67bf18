import { useRead } from '#web/asking/api.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { aiContent } from '../contract.ts'
import { lengthWords, toneWords, typeWords, wordRangeWords } from './content-words.ts'

export function TemplatesPage() {
  return (
    <Panel
      title="Template gallery"
      count={<TemplateCount />}
      skeleton={<SkeletonLines count={16} />}
    >
      <p className="workspace-note">
        Starting points for common texts. Each fills in the content type, tone and length.
      </p>
      <Gallery />
    </Panel>
  )
}

function TemplateCount() {
  return count(useRead(aiContent.listTemplates, {}).length, 'template')
}

function Gallery() {
  const templates = useRead(aiContent.listTemplates, {})
  return (
    <Cards label="Templates" size="l">
      {templates.map(({ id, name, description, type, tone, length }) => (
        <Card
          key={id}
          kicker={typeWords[type]}
          title={name}
          page={`/ai-content/generate?template=${id}`}
          foot={
            <>
              <span>{toneWords[tone]}</span>
              <span>{length === 'custom' ? lengthWords[length] : wordRangeWords(length)}</span>
            </>
          }
        >
          <p>{description}</p>
        </Card>
      ))}
    </Cards>
  )
}
