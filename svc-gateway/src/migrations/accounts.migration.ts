import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Named accounts with invitations, principals, API tokens and policies. The shared user keeps `status` null: it is no
 * account. Only additions, so that a gateway of the release before works with them.
 */
export class Accounts1700000060000 implements MigrationInterface {
  name = 'Accounts1700000060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column title varchar(100),
        add column status text check (status in ('invited', 'active', 'disabled')),
        add column password_hash text,
        add column password_changed_at timestamptz(3),
        add column totp_secret text,
        add column totp_confirmed_at timestamptz(3),
        add column totp_last_step bigint,
        add column identity_verified jsonb,
        add column expires_on date,
        add column language text not null default 'en',
        add column oidc_subject text unique,
        add column last_sign_in_at timestamptz(3);
      comment on column users.totp_secret is 'Encrypted';
      -- The profile of the shared user may have the e-mail address of a person with an account.
      alter table users drop constraint users_email_key;
      create unique index users_account_email on users (lower(email)) where status is not null;

      create table principals (
        id uuid primary key,
        kind text not null check (kind in ('user', 'shared_login', 'api_token', 'portal_link', 'share_link', 'system')),
        name text not null,
        user_id uuid references users
      );
      comment on table principals is 'Everybody whom the audit trail names; never deleted';

      create table invitations (
        token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
        -- Null: the link for the first administrator.
        user_id uuid references users,
        expires_at timestamptz(3) not null
      );
      create index invitations_user on invitations (user_id);

      create index sessions_user on sessions ((sess ->> 'userId'));
      alter table login_attempts add column subject text not null default 'shared';
      create index login_attempts_subject on login_attempts (subject, origin, at);

      create table api_tokens (
        id uuid primary key,
        version integer not null,
        created_by uuid,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        name varchar(100) not null,
        prefix text not null unique,
        hash text not null check (hash ~ '^[0-9a-f]{64}$'),
        scopes text[] not null,
        owner_id uuid not null references users,
        expires_on date not null,
        allowed_addresses text[] not null,
        revoked_at timestamptz(3)
      );
      comment on column api_tokens.hash is 'SHA-256 of the secret; the secret itself is shown once';
      create unique index api_tokens_name on api_tokens (owner_id, lower(name)) where revoked_at is null;

      create table api_token_uses (
        token_id uuid not null references api_tokens,
        minute timestamptz not null,
        requests integer not null,
        last_at timestamptz(3) not null,
        last_address text not null,
        primary key (token_id, minute)
      );

      -- The read marks of accounts; notifications.read is that of the shared login.
      create table notification_reads (
        notification_id uuid not null references notifications on delete cascade,
        user_id uuid not null references users,
        primary key (user_id, notification_id)
      );
      create index notification_reads_notification on notification_reads (notification_id);

      create table policies (
        id uuid primary key,
        key text not null unique,
        value text not null,
        version integer not null,
        changed_at timestamptz(3) not null,
        changed_by uuid,
        reason text not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table policies, notification_reads, api_token_uses, api_tokens, invitations, principals;
      drop index sessions_user, login_attempts_subject;
      alter table login_attempts drop column subject;
      drop index users_account_email;
      alter table users
        drop column title, drop column status, drop column password_hash, drop column password_changed_at,
        drop column totp_secret, drop column totp_confirmed_at, drop column totp_last_step,
        drop column identity_verified, drop column expires_on, drop column language, drop column oidc_subject, drop column last_sign_in_at,
        add constraint users_email_key unique (email);
    `);
  }
}
