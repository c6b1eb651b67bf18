import { useRead, useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { aiEndpoints, type AiPlan } from '../contracts/ai-endpoints.ts'

/** Returns the plan, and a function that saves changes to it. */
export function usePlan() {
  const plan = useRead(aiEndpoints.getPlan, {})
  const save = useWrite(aiEndpoints.savePlan)
  const toast = useToast()

  async function change(changes: Partial<AiPlan>, saved: string) {
    const isSaved = await save.mutateAsync({ ...plan, ...changes }).then(
      () => true,
      () => false,
    )
    if (isSaved) toast({ tone: 'success', title: saved })
  }
  return {
    plan,
    change,
    isPending: save.isPending,
    error: save.error ? explain(save.error) : null,
  }
}
