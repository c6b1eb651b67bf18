-- listActivity: deployments to all environments of a project, the newest first.
create index app_studio_deployments_of_project on app_studio_deployments (project_id, number desc);
