-- Parts of the hub that may use an account, such as a profile; null where all may that it is connected to.
alter table connections_accounts add column may_use text[];
