-- The rule that a workflow was copied from, which is switched off when the workflow is switched on.
alter table automation_workflows add column replaces_rule text;
