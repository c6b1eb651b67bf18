import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ruleEditor, type RuleDraft } from '../contract.ts'
import { actionWords, triggerWords } from '../rule-words.ts'

const noSources = new Map<string, string>()

/** Ready-made rules. A chosen one opens in the form, where it can be previewed. */
export function RuleOffers({ onTake }: { onTake: (draft: RuleDraft) => void }) {
  const { offers } = useRead(ruleEditor.getRuleForm, {})
  if (offers.length === 0) return null
  return (
    <section className="rule-offers" aria-labelledby="rule-offers">
      <h3 id="rule-offers">Ready-made</h3>
      <ul>
        {offers.map((offer) => (
          <li key={offer.name}>
            <span>
              <strong>{offer.name}</strong>
              <span className="meta">
                {triggerWords(offer, noSources)}: {actionWords(offer.actions).toLowerCase()}
              </span>
            </span>
            <Button size="s" aria-label={`Use ${offer.name}`} onClick={() => onTake(offer)}>
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
