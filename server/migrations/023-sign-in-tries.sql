-- Passwords that were given, so that guessing is slow whichever process is asked, and after a restart, too.

create table sign_in_tries (
  -- Whose password it is: a reader. No reference, because an archive leaves this table alone.
  account_id text not null,
  -- "network 203.0.113.7", "network 2001:db8:1:2::/64", "browser <id>", or "strangers" for all unknown networks together
  guesser text not null,
  -- Wrong passwords, and right ones whose answer is under way.
  wrong integer not null,
  tried_at timestamptz not null,
  -- Before this, no password is looked at.
  free_at timestamptz not null,
  -- When somebody last gave the right one.
  signed_in_at timestamptz,
  primary key (account_id, guesser)
);
