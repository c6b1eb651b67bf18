-- Hubs that had two readers before what one of them alone can read was kept apart, and hubs that were filled from an
-- archive of before that: it says of no feed that its address lets in who knows it (docs/decisions/0040-nothing-crosses.md).

-- Gives feeds of such addresses to the reader who alone follows them; also after an older archive was restored.
create function keep_private_addresses() returns void language sql as $$
  with names (secret) as (values ('[?&](access_?token|api_?key|atom_token|auth|auth_?key|auth_?token|feed_token|key|pass|passwd|password|private_token|pwd|rss_token|secret|sig|signature|token|user_token)=')),
  found as (
    select feeds.id as feed_id, coalesce(
      (select min(reader_id) from sources where feed_id = feeds.id having count(distinct reader_id) = 1),
      (select min(id) from readers having count(*) = 1)) as owner
    from feeds, names
    where private_to is null and (address ~ '^https?://[^/?#@]+@' or address ~* '/private(-[^/?#]*)?/'
      or address ~* (secret || '[^&#]*[0-9]') and address ~* (secret || '[^&#]{8}'))
  )
  update feeds set private_to = owner from found
  where feeds.id = feed_id and owner is not null
    and not exists (select from feeds as other where other.address = feeds.address and other.private_to = owner);
$$;
select keep_private_addresses();
select part_private_entries();
