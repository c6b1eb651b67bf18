import { mailStored } from '#feeds/inboxes/mail-stored.ts'
import { articlesTold } from '#areas/articles/server/lends/writing.ts'
import { followers, makers } from '#platform/actions/server/lends.ts'
import { accountUsers } from '#platform/connections/server/lends.ts'
import { fileKinds } from '#platform/files/server/lends.ts'
import { modelTasks } from '#platform/models/server/lends.ts'
import { sitesMade } from '#areas/website-builder/server/lends.ts'
import { ruleWorkflows } from '#areas/rules/server/lends.ts'
import { runKinds } from '#platform/runs/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { sites } from '#server/second-listener/sites.ts'
import { extend } from '#server/extension-points.ts'
import { automationArchive } from './archive-part.ts'
import { agentTask } from './agents/agent-run.ts'
import { agentMakers } from './agents/agent-makers.ts'
import { agentsAsUsers } from './agents/agents-as-users.ts'
import { agentDocumentFile, embedPassages, readDocument } from './agents/documents.ts'
import { agentRuns } from './agents/perform-conversation.ts'
import { workflowTask } from './engine/ask-model-step.ts'
import { workflowRuns } from './engine/perform-workflow.ts'
import { automationKeepers } from './keepers.ts'
import { webhookRoute } from './deliveries/webhook/route.ts'
import { workflowMakers } from './made/makers.ts'
import { droppedFile } from './deliveries/file/file-facts.ts'
import { watchFoldersForever } from './deliveries/file/watch-folders.ts'
import { formSites } from './deliveries/form/site.ts'
import { runByRules } from './triggers/run-by-rules.ts'
import { sweepAutomation } from './sweep.ts'
import { fireSchedulesForever } from './triggers/fire-schedules.ts'
import { followArticles } from './triggers/follow-articles.ts'
import { followMail } from './triggers/follow-mail.ts'
import { triggersFollow } from './triggers/follow-happenings.ts'
import { scheduleWaits } from './triggers/schedule-waits.ts'
import { addWorkflowsOfSite } from './workflows/workflows-of-sites.ts'
import { workflowsAsUsers } from './workflows/workflows-as-users.ts'

/** Workflows of readers, their triggers, and agents. */
export const server: ServerArea = {
  archive: automationArchive,
  keeps: automationKeepers,
  routes: [webhookRoute],
  jobs: [sweepAutomation, readDocument, embedPassages],
  schedules: [{ job: sweepAutomation, every: '1 hour' }],
  work: async (world, signal) => {
    await Promise.all([fireSchedulesForever(world, signal), watchFoldersForever(world, signal)])
  },
  extends: [
    extend(runKinds, workflowRuns, agentRuns),
    extend(modelTasks, workflowTask, agentTask),
    extend(fileKinds, agentDocumentFile, droppedFile),
    extend(articlesTold, followArticles),
    extend(ruleWorkflows, runByRules),
    extend(mailStored, followMail),
    extend(followers, triggersFollow),
    extend(sites, formSites),
    extend(makers, workflowMakers, agentMakers),
    extend(accountUsers, workflowsAsUsers, agentsAsUsers),
    extend(impossibleWaits, scheduleWaits),
    extend(sitesMade, addWorkflowsOfSite),
  ],
}
