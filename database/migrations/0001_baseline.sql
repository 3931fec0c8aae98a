-- The schema of the first version, as the migrations before it had left it. From here on migrations are only added.
-- Functions stand in database/functions, triggers in database/triggers: they are applied again when they change.
CREATE SCHEMA IF NOT EXISTS app;

CREATE SCHEMA IF NOT EXISTS auth;

CREATE SCHEMA IF NOT EXISTS site;

CREATE TABLE auth.identities (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    announced_email text
);

CREATE UNLOGGED TABLE auth.limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE auth.passwords (
    user_id uuid NOT NULL,
    hash text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    given_at timestamp with time zone
);

CREATE TABLE auth.recovery_codes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    hash text NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE auth.registrations (
    company_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE auth.second_factors (
    user_id uuid NOT NULL,
    secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint,
    tries integer DEFAULT 0 NOT NULL,
    tried_since timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE auth.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    user_agent text,
    company_id uuid,
    profile_id uuid,
    scope text DEFAULT 'full'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    evaluation_id uuid
);

CREATE TABLE auth.tokens (
    id uuid NOT NULL,
    kind text NOT NULL,
    hash text NOT NULL,
    user_id uuid NOT NULL,
    company_id uuid,
    profile_id uuid,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    evaluation_id uuid,
    email text
);

CREATE TABLE auth.users (
    id uuid NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    address_owed_since timestamp with time zone,
    CONSTRAINT users_email_is_small CHECK ((email = lower(email)))
);

CREATE TABLE public.answer_sums (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluations integer NOT NULL,
    invited integer NOT NULL,
    answered integer NOT NULL
);

ALTER TABLE ONLY public.answer_sums FORCE ROW LEVEL SECURITY;

CREATE TABLE public.audit_log (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_profile_id uuid,
    action text NOT NULL,
    object_type text NOT NULL,
    object_id uuid NOT NULL,
    details jsonb NOT NULL,
    request_id text
);

ALTER TABLE ONLY public.audit_log FORCE ROW LEVEL SECURITY;

CREATE TABLE public.campaign_words (
    company_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    id uuid NOT NULL
);

ALTER TABLE ONLY public.campaign_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.campaigns (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    author_profile_id uuid NOT NULL,
    evaluation_type text NOT NULL,
    due_on date NOT NULL,
    most_requests smallint NOT NULL,
    launched_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    questionnaire jsonb DEFAULT '{"from": "own_position", "titles": [], "version": 1}'::jsonb NOT NULL,
    nomination jsonb,
    colleagues smallint,
    name_key text GENERATED ALWAYS AS (app.sort_key(name)) STORED NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT campaigns_questionnaire_version CHECK ((questionnaire @> '{"version": 1}'::jsonb))
);

ALTER TABLE ONLY public.campaigns FORCE ROW LEVEL SECURITY;

CREATE TABLE public.companies (
    id uuid NOT NULL,
    name text NOT NULL,
    language text DEFAULT 'fr'::text NOT NULL,
    time_zone text DEFAULT 'America/Toronto'::text NOT NULL,
    anonymity_threshold integer DEFAULT 3 NOT NULL,
    default_scale text DEFAULT 'frequency'::text NOT NULL,
    comments_mandatory boolean DEFAULT false NOT NULL,
    release text DEFAULT 'immediate'::text NOT NULL,
    team_manager_reads_reports boolean DEFAULT false NOT NULL,
    privacy_officer text,
    is_demonstration boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    second_factor_required boolean DEFAULT false NOT NULL,
    logo uuid,
    mission text DEFAULT ''::text NOT NULL,
    strategic_plan text DEFAULT ''::text NOT NULL,
    offered_scales text[] DEFAULT '{frequency,mastery,agreement,stars}'::text[] NOT NULL,
    default_duration integer DEFAULT 21 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    job_statuses_version integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.company_answer_rates (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    invited integer NOT NULL,
    answered integer NOT NULL
);

ALTER TABLE ONLY public.company_answer_rates FORCE ROW LEVEL SECURITY;

CREATE TABLE public.company_deviations (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    sd_tenths smallint NOT NULL,
    reports integer NOT NULL
);

ALTER TABLE ONLY public.company_deviations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.company_values (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    key text NOT NULL,
    name_fr text NOT NULL,
    name_en text,
    sentence_fr text,
    sentence_en text,
    question_fr text NOT NULL,
    question_en text,
    "position" integer NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    name_self_fr text,
    name_self_en text,
    behaviours jsonb DEFAULT '[]'::jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY public.company_values FORCE ROW LEVEL SECURITY;

CREATE TABLE public.due_work (
    company_id uuid NOT NULL,
    kind text NOT NULL,
    object_id uuid NOT NULL,
    due_at timestamp with time zone NOT NULL,
    queued_at timestamp with time zone
);

ALTER TABLE ONLY public.due_work FORCE ROW LEVEL SECURITY;

CREATE TABLE public.evaluation_answers (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    participant_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    scores smallint[] NOT NULL,
    revisions integer[] NOT NULL,
    texts jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.evaluation_answers FORCE ROW LEVEL SECURITY;

CREATE TABLE public.evaluation_objectives (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    name_fr text NOT NULL,
    name_en text,
    display_order integer NOT NULL
);

ALTER TABLE ONLY public.evaluation_objectives FORCE ROW LEVEL SECURITY;

CREATE TABLE public.evaluation_participants (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    participant_profile_id uuid NOT NULL,
    participant_role text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    decline_note text,
    notice_version smallint,
    created_at timestamp with time zone NOT NULL,
    reminded_at timestamp with time zone,
    proposed_because text
);

ALTER TABLE ONLY public.evaluation_participants FORCE ROW LEVEL SECURITY;

CREATE TABLE public.evaluation_questions (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    display_order integer NOT NULL,
    skill_id uuid NOT NULL,
    original_question_id uuid,
    text_fr text NOT NULL,
    text_en text,
    type text NOT NULL,
    options jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_required boolean DEFAULT true NOT NULL,
    name_self_fr text,
    name_self_en text
);

ALTER TABLE ONLY public.evaluation_questions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.evaluation_series (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    frequency text NOT NULL,
    anchor date NOT NULL,
    days_to_answer smallint NOT NULL,
    last_period date NOT NULL,
    skipped date[] NOT NULL,
    stopped_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    prepare_on date NOT NULL,
    wished_day smallint NOT NULL
);

ALTER TABLE ONLY public.evaluation_series FORCE ROW LEVEL SECURITY;

CREATE TABLE public.evaluation_values (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    value_id uuid NOT NULL,
    display_order integer NOT NULL
);

ALTER TABLE ONLY public.evaluation_values FORCE ROW LEVEL SECURITY;

CREATE TABLE public.evaluation_words (
    company_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    id uuid NOT NULL
);

ALTER TABLE ONLY public.evaluation_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.evaluations (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    campaign_id uuid,
    series_id uuid,
    period text,
    name text NOT NULL,
    description text,
    source_job_position_id uuid,
    author_profile_id uuid NOT NULL,
    subject_profile_id uuid,
    evaluation_type text NOT NULL,
    frequency text DEFAULT 'once'::text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    selected_dimensions text[] NOT NULL,
    subject_answers boolean DEFAULT true NOT NULL,
    due_on date,
    starts_on date,
    scale text NOT NULL,
    comments_mandatory boolean DEFAULT false NOT NULL,
    threshold smallint NOT NULL,
    weights jsonb,
    release text DEFAULT 'immediate'::text NOT NULL,
    team_manager_reads boolean DEFAULT false NOT NULL,
    launched_on date,
    subject_completed_at timestamp with time zone,
    completed_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    pooled_sd_tenths smallint,
    closed_on date,
    due_key date GENERATED ALWAYS AS (COALESCE(due_on, 'infinity'::date)) STORED NOT NULL,
    weights_version integer,
    is_archived boolean GENERATED ALWAYS AS ((status = 'archived'::text)) STORED,
    accepts_small_groups boolean DEFAULT false NOT NULL,
    start_failure text,
    releases_on date,
    participants_edited boolean DEFAULT false NOT NULL,
    has_departures boolean DEFAULT false NOT NULL,
    name_key text GENERATED ALWAYS AS (app.sort_key(name)) STORED NOT NULL COLLATE pg_catalog."C",
    awaits_questions boolean DEFAULT false NOT NULL
);

ALTER TABLE ONLY public.evaluations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.flagged_comments (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    place text NOT NULL,
    rater_group text NOT NULL,
    "position" integer NOT NULL,
    words text NOT NULL,
    flagged_on date NOT NULL,
    status text NOT NULL,
    decision text,
    digest text NOT NULL
);

ALTER TABLE ONLY public.flagged_comments FORCE ROW LEVEL SECURITY;

CREATE TABLE public.import_rows (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    import_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    number integer NOT NULL,
    cells jsonb NOT NULL,
    state text NOT NULL,
    problems jsonb,
    added_id uuid,
    open_quote_line integer
);

ALTER TABLE ONLY public.import_rows FORCE ROW LEVEL SECURITY;

CREATE TABLE public.imports (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    kind text NOT NULL,
    file_name text NOT NULL,
    encoding text,
    separator text,
    headers jsonb NOT NULL,
    mapping jsonb NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    status text NOT NULL,
    row_count integer NOT NULL,
    counts jsonb,
    unknown_names jsonb DEFAULT '[]'::jsonb NOT NULL,
    only_valid boolean DEFAULT false NOT NULL,
    done_count integer DEFAULT 0 NOT NULL,
    is_cancelled boolean DEFAULT false NOT NULL,
    failure text,
    result jsonb,
    created_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    possible_encodings jsonb DEFAULT '[]'::jsonb NOT NULL,
    header_row integer DEFAULT 1 NOT NULL,
    dates jsonb DEFAULT '[]'::jsonb NOT NULL,
    sheet text
);

ALTER TABLE ONLY public.imports FORCE ROW LEVEL SECURITY;

CREATE TABLE public.job_families (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    key text,
    name_fr text NOT NULL,
    name_en text,
    description_fr text,
    description_en text,
    is_archived boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name_key text GENERATED ALWAYS AS (app.fold(name_fr)) STORED NOT NULL COLLATE pg_catalog."C"
);

ALTER TABLE ONLY public.job_families FORCE ROW LEVEL SECURITY;

CREATE TABLE public.job_position_skills (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    job_position_id uuid NOT NULL,
    skill_id uuid NOT NULL,
    expected_level integer,
    "position" integer NOT NULL,
    CONSTRAINT job_position_skills_level CHECK (((expected_level >= 1) AND (expected_level <= 5)))
);

ALTER TABLE ONLY public.job_position_skills FORCE ROW LEVEL SECURITY;

CREATE TABLE public.job_position_words (
    company_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    id uuid NOT NULL
);

ALTER TABLE ONLY public.job_position_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.job_positions (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    key text,
    name_fr text NOT NULL,
    name_en text,
    description_fr text,
    description_en text,
    is_archived boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    name_key text GENERATED ALWAYS AS (app.fold(name_fr)) STORED NOT NULL COLLATE pg_catalog."C",
    family_id uuid NOT NULL,
    name_en_key text GENERATED ALWAYS AS (app.fold(name_en)) STORED COLLATE pg_catalog."C"
);

ALTER TABLE ONLY public.job_positions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.job_statuses (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    key text,
    name_fr text NOT NULL,
    name_en text,
    "position" integer NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    name_key text GENERATED ALWAYS AS (app.fold(name_fr)) STORED NOT NULL COLLATE pg_catalog."C"
);

ALTER TABLE ONLY public.job_statuses FORCE ROW LEVEL SECURITY;

CREATE TABLE public.masked_comments (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    place text NOT NULL,
    rater_group text NOT NULL,
    "position" integer NOT NULL,
    reason text NOT NULL,
    is_masked boolean NOT NULL,
    digest text NOT NULL
);

ALTER TABLE ONLY public.masked_comments FORCE ROW LEVEL SECURITY;

CREATE TABLE public.nominations (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    subject_profile_id uuid NOT NULL,
    status text NOT NULL,
    bounds jsonb NOT NULL,
    due_on date NOT NULL,
    choices uuid[] NOT NULL,
    note text,
    round smallint NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    decided_by text DEFAULT 'lead'::text NOT NULL
);

ALTER TABLE ONLY public.nominations FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notification_refusals (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    kind text NOT NULL,
    channel text NOT NULL
);

ALTER TABLE ONLY public.notification_refusals FORCE ROW LEVEL SECURITY;

CREATE TABLE public.notifications (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    object_id uuid NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_on date,
    object_type text NOT NULL,
    facts jsonb DEFAULT '{"v": 1}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.notifications FORCE ROW LEVEL SECURITY;

CREATE TABLE public.outbox (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    dedupe_key text NOT NULL,
    recipient text NOT NULL,
    recipient_profile_id uuid,
    language text NOT NULL,
    data jsonb NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    lease_until timestamp with time zone,
    next_attempt_at timestamp with time zone NOT NULL,
    failure text,
    created_at timestamp with time zone NOT NULL,
    admitted_at timestamp with time zone,
    leaves_on date
);

ALTER TABLE ONLY public.outbox FORCE ROW LEVEL SECURITY;

CREATE TABLE public.profile_words (
    company_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    id uuid NOT NULL
);

ALTER TABLE ONLY public.profile_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.profiles (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    user_id uuid,
    first_name text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    email text NOT NULL,
    mobile text,
    address_line1 text,
    address_line2 text,
    city text,
    state text,
    zip text,
    country text,
    avatar uuid,
    language text DEFAULT 'fr'::text NOT NULL,
    role text DEFAULT 'user'::text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    statut_rh text DEFAULT 'actif'::text NOT NULL,
    job_title text,
    date_embauche date,
    date_anniversaire date,
    direct_manager_id uuid,
    joined_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    job_position_id uuid,
    job_status_id uuid,
    removed_at timestamp with time zone,
    invited_at timestamp with time zone,
    joined_unseen boolean DEFAULT false NOT NULL,
    invitation_ends_at timestamp with time zone,
    account_state text GENERATED ALWAYS AS (
CASE
    WHEN (NOT is_active) THEN 'inactive'::text
    WHEN ((joined_at IS NOT NULL) AND (NOT joined_unseen)) THEN 'active'::text
    WHEN (invited_at IS NOT NULL) THEN 'invited'::text
    ELSE 'uninvited'::text
END) STORED NOT NULL,
    last_name_key text GENERATED ALWAYS AS (app.sort_key(last_name)) STORED NOT NULL COLLATE pg_catalog."C",
    first_name_key text GENERATED ALWAYS AS (app.sort_key(first_name)) STORED NOT NULL COLLATE pg_catalog."C",
    job_key text GENERATED ALWAYS AS (COALESCE(app.sort_key(job_title), chr(1114109))) STORED NOT NULL COLLATE pg_catalog."C",
    is_manager_inactive boolean DEFAULT false NOT NULL,
    CONSTRAINT profiles_admin_is_admin CHECK (((role <> 'admin'::text) OR is_admin))
);

ALTER TABLE ONLY public.profiles FORCE ROW LEVEL SECURITY;

CREATE TABLE public.question_imports (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    file_name text NOT NULL,
    added integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    undone_at timestamp with time zone,
    kept integer
);

ALTER TABLE ONLY public.question_imports FORCE ROW LEVEL SECURITY;

CREATE TABLE public.question_models (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    name_fr text NOT NULL,
    name_en text,
    name_key text GENERATED ALWAYS AS (app.fold(name_fr)) STORED NOT NULL COLLATE pg_catalog."C",
    is_archived boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY public.question_models FORCE ROW LEVEL SECURITY;

CREATE TABLE public.question_words (
    company_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    id uuid NOT NULL
);

ALTER TABLE ONLY public.question_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.questionnaires (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    items jsonb NOT NULL,
    item_count smallint GENERATED ALWAYS AS (jsonb_array_length(items)) STORED
);

ALTER TABLE ONLY public.questionnaires FORCE ROW LEVEL SECURITY;

CREATE TABLE public.questions (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    skill_id uuid NOT NULL,
    slug text NOT NULL,
    text_fr text NOT NULL,
    text_en text,
    type text NOT NULL,
    options jsonb DEFAULT '[]'::jsonb NOT NULL,
    is_required boolean DEFAULT true NOT NULL,
    "position" integer NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    name_self_fr text,
    name_self_en text,
    description_fr text,
    description_en text,
    anchors jsonb DEFAULT '[]'::jsonb NOT NULL,
    model_id uuid,
    version integer DEFAULT 1 NOT NULL,
    text_key text GENERATED ALWAYS AS (app.fold(text_fr)) STORED NOT NULL COLLATE pg_catalog."C",
    import_id uuid
);

ALTER TABLE ONLY public.questions FORCE ROW LEVEL SECURITY;

CREATE TABLE public.rater_spreads (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    reports integer NOT NULL,
    squares double precision NOT NULL,
    freedom integer NOT NULL
);

ALTER TABLE ONLY public.rater_spreads FORCE ROW LEVEL SECURITY;

CREATE TABLE public.reminder_rounds (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    day date NOT NULL,
    reached uuid,
    is_done boolean NOT NULL
);

ALTER TABLE ONLY public.reminder_rounds FORCE ROW LEVEL SECURITY;

CREATE TABLE public.report_notes (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    words text NOT NULL
);

ALTER TABLE ONLY public.report_notes FORCE ROW LEVEL SECURITY;

CREATE TABLE public.report_openings (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    opened_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.report_openings FORCE ROW LEVEL SECURITY;

CREATE TABLE public.report_snapshots (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    engine_version integer NOT NULL,
    snapshot jsonb NOT NULL,
    released_on date
);

ALTER TABLE ONLY public.report_snapshots FORCE ROW LEVEL SECURITY;

CREATE TABLE public.response_authors (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    response_id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    profile_id uuid NOT NULL
);

ALTER TABLE ONLY public.response_authors FORCE ROW LEVEL SECURITY;

CREATE TABLE public.responses (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    evaluation_id uuid NOT NULL,
    participant_role text NOT NULL,
    scores smallint[] NOT NULL,
    texts jsonb NOT NULL
);

ALTER TABLE ONLY public.responses FORCE ROW LEVEL SECURITY;

CREATE TABLE public.role_grants (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    granted_by uuid NOT NULL,
    role text NOT NULL,
    granted_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.role_grants FORCE ROW LEVEL SECURITY;

CREATE TABLE public.saved_views (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    profile_id uuid NOT NULL,
    list text NOT NULL,
    items jsonb NOT NULL,
    version integer NOT NULL
);

ALTER TABLE ONLY public.saved_views FORCE ROW LEVEL SECURITY;

CREATE TABLE public.skill_families (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    key text NOT NULL,
    name_fr text NOT NULL,
    name_en text,
    description_fr text,
    description_en text,
    "position" integer NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY public.skill_families FORCE ROW LEVEL SECURITY;

CREATE TABLE public.skills (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    family_id uuid NOT NULL,
    key text NOT NULL,
    name_fr text NOT NULL,
    name_en text,
    description_fr text,
    description_en text,
    "position" integer NOT NULL,
    is_archived boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    import_id uuid
);

ALTER TABLE ONLY public.skills FORCE ROW LEVEL SECURITY;

CREATE TABLE public.stored_files (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    remove_after timestamp with time zone
);

ALTER TABLE ONLY public.stored_files FORCE ROW LEVEL SECURITY;

CREATE TABLE public.team_members (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    team_id uuid NOT NULL,
    profile_id uuid NOT NULL,
    is_main boolean DEFAULT true NOT NULL
);

ALTER TABLE ONLY public.team_members FORCE ROW LEVEL SECURITY;

CREATE TABLE public.team_words (
    company_id uuid NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C",
    id uuid NOT NULL
);

ALTER TABLE ONLY public.team_words FORCE ROW LEVEL SECURITY;

CREATE TABLE public.teams (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    description text,
    parent_team_id uuid,
    manager_profile_id uuid,
    version integer DEFAULT 1 NOT NULL,
    name_key text GENERATED ALWAYS AS (app.sort_key(name)) STORED NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT teams_not_below_itself CHECK ((parent_team_id <> id))
);

ALTER TABLE ONLY public.teams FORCE ROW LEVEL SECURITY;

CREATE TABLE public.weight_versions (
    company_id uuid NOT NULL,
    id uuid NOT NULL,
    version integer NOT NULL,
    weights jsonb NOT NULL,
    saved_by_profile_id uuid NOT NULL,
    saved_at timestamp with time zone NOT NULL
);

ALTER TABLE ONLY public.weight_versions FORCE ROW LEVEL SECURITY;

CREATE TABLE site.contact_messages (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    message text NOT NULL,
    received_at timestamp with time zone NOT NULL
);

CREATE TABLE site.installation (
    only_row boolean DEFAULT true NOT NULL,
    last_start timestamp with time zone,
    restored text,
    held text,
    demonstration_removed boolean DEFAULT false NOT NULL,
    CONSTRAINT installation_held_check CHECK ((held = ANY (ARRAY['restored'::text, 'clock'::text]))),
    CONSTRAINT installation_only_row_check CHECK (only_row)
);

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_account UNIQUE (user_id, issuer);

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_subject UNIQUE (issuer, subject);

ALTER TABLE ONLY auth.limits
    ADD CONSTRAINT limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY auth.passwords
    ADD CONSTRAINT passwords_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_once UNIQUE (user_id, hash);

ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (company_id);

ALTER TABLE ONLY auth.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_token UNIQUE (token);

ALTER TABLE ONLY auth.tokens
    ADD CONSTRAINT tokens_hash UNIQUE (hash);

ALTER TABLE ONLY auth.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY auth.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.answer_sums
    ADD CONSTRAINT answer_sums_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.answer_sums
    ADD CONSTRAINT answer_sums_once UNIQUE (company_id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.campaign_words
    ADD CONSTRAINT campaign_words_company_id_word_id_pk PRIMARY KEY (company_id, word, id);

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_answer_rates
    ADD CONSTRAINT company_answer_rates_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.company_answer_rates
    ADD CONSTRAINT company_answer_rates_once UNIQUE (company_id);

ALTER TABLE ONLY public.company_deviations
    ADD CONSTRAINT company_deviations_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.company_deviations
    ADD CONSTRAINT company_deviations_once UNIQUE (company_id);

ALTER TABLE ONLY public.company_values
    ADD CONSTRAINT company_values_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.company_values
    ADD CONSTRAINT company_values_key UNIQUE (company_id, key);

ALTER TABLE ONLY public.due_work
    ADD CONSTRAINT due_work_company_id_kind_object_id_pk PRIMARY KEY (company_id, kind, object_id);

ALTER TABLE ONLY public.evaluation_answers
    ADD CONSTRAINT evaluation_answers_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.evaluation_answers
    ADD CONSTRAINT evaluation_answers_once UNIQUE (company_id, participant_id);

ALTER TABLE ONLY public.evaluation_objectives
    ADD CONSTRAINT evaluation_objectives_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.evaluation_participants
    ADD CONSTRAINT evaluation_participants_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.evaluation_participants
    ADD CONSTRAINT evaluation_participants_once UNIQUE (company_id, evaluation_id, participant_profile_id);

ALTER TABLE ONLY public.evaluation_questions
    ADD CONSTRAINT evaluation_questions_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.evaluation_questions
    ADD CONSTRAINT evaluation_questions_once UNIQUE (company_id, evaluation_id, original_question_id);

ALTER TABLE ONLY public.evaluation_series
    ADD CONSTRAINT evaluation_series_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.evaluation_values
    ADD CONSTRAINT evaluation_values_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.evaluation_values
    ADD CONSTRAINT evaluation_values_once UNIQUE (company_id, evaluation_id, value_id);

ALTER TABLE ONLY public.evaluation_words
    ADD CONSTRAINT evaluation_words_company_id_word_id_pk PRIMARY KEY (company_id, word, id);

ALTER TABLE ONLY public.evaluations
    ADD CONSTRAINT evaluations_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.evaluations
    ADD CONSTRAINT evaluations_series_period UNIQUE (company_id, series_id, period);

ALTER TABLE ONLY public.flagged_comments
    ADD CONSTRAINT flagged_comments_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.flagged_comments
    ADD CONSTRAINT flagged_comments_once UNIQUE (company_id, evaluation_id, place, rater_group, "position");

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_number UNIQUE (company_id, import_id, number);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_kind UNIQUE (company_id, profile_id, kind);

ALTER TABLE ONLY public.job_families
    ADD CONSTRAINT job_families_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.job_families
    ADD CONSTRAINT job_families_key UNIQUE (company_id, key);

ALTER TABLE ONLY public.job_position_skills
    ADD CONSTRAINT job_position_skills_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.job_position_skills
    ADD CONSTRAINT job_position_skills_once UNIQUE (company_id, job_position_id, skill_id);

ALTER TABLE ONLY public.job_position_words
    ADD CONSTRAINT job_position_words_company_id_word_id_pk PRIMARY KEY (company_id, word, id);

ALTER TABLE ONLY public.job_positions
    ADD CONSTRAINT job_positions_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.job_positions
    ADD CONSTRAINT job_positions_key UNIQUE (company_id, key);

ALTER TABLE ONLY public.job_statuses
    ADD CONSTRAINT job_statuses_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.job_statuses
    ADD CONSTRAINT job_statuses_key UNIQUE (company_id, key);

ALTER TABLE ONLY public.masked_comments
    ADD CONSTRAINT masked_comments_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.masked_comments
    ADD CONSTRAINT masked_comments_once UNIQUE (company_id, evaluation_id, place, rater_group, "position");

ALTER TABLE ONLY public.nominations
    ADD CONSTRAINT nominations_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.nominations
    ADD CONSTRAINT nominations_once UNIQUE (company_id, evaluation_id);

ALTER TABLE ONLY public.notification_refusals
    ADD CONSTRAINT notification_refusals_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.notification_refusals
    ADD CONSTRAINT notification_refusals_once UNIQUE (company_id, profile_id, kind, channel);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_latest UNIQUE (company_id, profile_id, object_type, object_id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_once UNIQUE (company_id, dedupe_key);

ALTER TABLE ONLY public.profile_words
    ADD CONSTRAINT profile_words_company_id_word_id_pk PRIMARY KEY (company_id, word, id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_user UNIQUE (company_id, user_id);

ALTER TABLE ONLY public.question_imports
    ADD CONSTRAINT question_imports_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.question_models
    ADD CONSTRAINT question_models_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.question_models
    ADD CONSTRAINT question_models_name UNIQUE (company_id, name_key);

ALTER TABLE ONLY public.question_words
    ADD CONSTRAINT question_words_company_id_word_id_pk PRIMARY KEY (company_id, word, id);

ALTER TABLE ONLY public.questionnaires
    ADD CONSTRAINT questionnaires_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.questionnaires
    ADD CONSTRAINT questionnaires_once UNIQUE (company_id, evaluation_id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_slug UNIQUE (company_id, slug);

ALTER TABLE ONLY public.rater_spreads
    ADD CONSTRAINT rater_spreads_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.rater_spreads
    ADD CONSTRAINT rater_spreads_once UNIQUE (company_id);

ALTER TABLE ONLY public.reminder_rounds
    ADD CONSTRAINT reminder_rounds_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.reminder_rounds
    ADD CONSTRAINT reminder_rounds_once UNIQUE (company_id);

ALTER TABLE ONLY public.report_notes
    ADD CONSTRAINT report_notes_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.report_notes
    ADD CONSTRAINT report_notes_once UNIQUE (company_id, evaluation_id);

ALTER TABLE ONLY public.report_openings
    ADD CONSTRAINT report_openings_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.report_snapshots
    ADD CONSTRAINT report_snapshots_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.report_snapshots
    ADD CONSTRAINT report_snapshots_once UNIQUE (company_id, evaluation_id);

ALTER TABLE ONLY public.response_authors
    ADD CONSTRAINT response_authors_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.response_authors
    ADD CONSTRAINT response_authors_once UNIQUE (company_id, evaluation_id, profile_id);

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.role_grants
    ADD CONSTRAINT role_grants_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_list UNIQUE (company_id, profile_id, list);

ALTER TABLE ONLY public.skill_families
    ADD CONSTRAINT skill_families_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.skill_families
    ADD CONSTRAINT skill_families_key UNIQUE (company_id, key);

ALTER TABLE ONLY public.skills
    ADD CONSTRAINT skills_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.skills
    ADD CONSTRAINT skills_key UNIQUE (company_id, key);

ALTER TABLE ONLY public.stored_files
    ADD CONSTRAINT stored_files_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_once UNIQUE (company_id, team_id, profile_id);

ALTER TABLE ONLY public.team_words
    ADD CONSTRAINT team_words_company_id_word_id_pk PRIMARY KEY (company_id, word, id);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_name UNIQUE (company_id, name);

ALTER TABLE ONLY public.weight_versions
    ADD CONSTRAINT weight_versions_company_id_id_pk PRIMARY KEY (company_id, id);

ALTER TABLE ONLY public.weight_versions
    ADD CONSTRAINT weight_versions_once UNIQUE (company_id, version);

ALTER TABLE ONLY site.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY site.installation
    ADD CONSTRAINT installation_pkey PRIMARY KEY (only_row);

CREATE INDEX limits_expire ON auth.limits USING btree (expire);

CREATE INDEX registrations_created ON auth.registrations USING btree (created_at);

CREATE INDEX registrations_user ON auth.registrations USING btree (user_id);

CREATE INDEX sessions_profile ON auth.sessions USING btree (profile_id);

CREATE INDEX sessions_user ON auth.sessions USING btree (user_id);

CREATE INDEX tokens_expires ON auth.tokens USING btree (expires_at);

CREATE INDEX tokens_profile ON auth.tokens USING btree (profile_id);

CREATE INDEX tokens_user_kind ON auth.tokens USING btree (user_id, kind);

CREATE UNIQUE INDEX users_email ON auth.users USING btree (email);

CREATE INDEX audit_log_object ON public.audit_log USING btree (company_id, object_type, object_id, action);

CREATE INDEX campaign_words_row ON public.campaign_words USING btree (company_id, id, word);

CREATE INDEX campaigns_author ON public.campaigns USING btree (company_id, author_profile_id, created_at, id);

CREATE INDEX campaigns_due ON public.campaigns USING btree (company_id, due_on, id);

CREATE INDEX campaigns_name ON public.campaigns USING btree (company_id, name_key, id);

CREATE INDEX campaigns_page ON public.campaigns USING btree (company_id, created_at, id);

CREATE INDEX due_work_due ON public.due_work USING btree (due_at);

CREATE INDEX evaluation_answers_evaluation ON public.evaluation_answers USING btree (company_id, evaluation_id);

CREATE INDEX evaluation_objectives_order ON public.evaluation_objectives USING btree (company_id, evaluation_id, display_order);

CREATE INDEX evaluation_participants_awaited ON public.evaluation_participants USING btree (company_id, evaluation_id) WHERE (status = 'pending'::text);

CREATE INDEX evaluation_participants_profile ON public.evaluation_participants USING btree (company_id, participant_profile_id, status);

CREATE INDEX evaluation_questions_of_original ON public.evaluation_questions USING btree (company_id, original_question_id);

CREATE INDEX evaluation_questions_of_skill ON public.evaluation_questions USING btree (company_id, skill_id, evaluation_id);

CREATE INDEX evaluation_questions_order ON public.evaluation_questions USING btree (company_id, evaluation_id, display_order);

CREATE INDEX evaluation_values_of_value ON public.evaluation_values USING btree (company_id, value_id);

CREATE INDEX evaluation_words_row ON public.evaluation_words USING btree (company_id, id, word);

CREATE INDEX evaluations_author ON public.evaluations USING btree (company_id, author_profile_id, is_archived, created_at, id);

CREATE INDEX evaluations_campaign ON public.evaluations USING btree (company_id, campaign_id, status, subject_profile_id) WHERE (campaign_id IS NOT NULL);

CREATE UNIQUE INDEX evaluations_campaign_subject ON public.evaluations USING btree (company_id, campaign_id, subject_profile_id) WHERE ((campaign_id IS NOT NULL) AND (status <> 'archived'::text));

CREATE INDEX evaluations_departures ON public.evaluations USING btree (company_id, author_profile_id, due_on, id) WHERE (has_departures AND (status = 'in_progress'::text) AND (releases_on IS NULL));

CREATE INDEX evaluations_led ON public.evaluations USING btree (company_id, author_profile_id, status, (
CASE status
    WHEN 'in_progress'::text THEN due_on
    WHEN 'completed'::text THEN closed_on
    ELSE NULL::date
END), created_at DESC, id DESC) WHERE ((campaign_id IS NULL) OR (status = 'review'::text));

CREATE INDEX evaluations_list_due ON public.evaluations USING btree (company_id, is_archived, due_key, id);

CREATE INDEX evaluations_list_name ON public.evaluations USING btree (company_id, is_archived, name_key, id);

CREATE INDEX evaluations_open ON public.evaluations USING btree (company_id, due_on) WHERE (status = ANY (ARRAY['draft'::text, 'pending'::text, 'in_progress'::text]));

CREATE INDEX evaluations_page ON public.evaluations USING btree (company_id, is_archived, created_at, id);

CREATE INDEX evaluations_running ON public.evaluations USING btree (company_id, due_on, id) WHERE ((status = 'in_progress'::text) AND (releases_on IS NULL));

CREATE INDEX evaluations_status ON public.evaluations USING btree (company_id, status, created_at, id);

CREATE INDEX evaluations_subject ON public.evaluations USING btree (company_id, subject_profile_id);

CREATE INDEX evaluations_type ON public.evaluations USING btree (company_id, evaluation_type, is_archived, created_at, id);

CREATE UNIQUE INDEX job_families_name ON public.job_families USING btree (company_id, name_key) WHERE (NOT is_archived);

CREATE INDEX job_position_skills_skill ON public.job_position_skills USING btree (company_id, skill_id);

CREATE INDEX job_position_words_row ON public.job_position_words USING btree (company_id, id, word);

CREATE INDEX job_positions_family ON public.job_positions USING btree (company_id, family_id, is_archived, name_key, id);

CREATE INDEX job_positions_list ON public.job_positions USING btree (company_id, is_archived, name_key, id);

CREATE UNIQUE INDEX job_positions_name ON public.job_positions USING btree (company_id, name_key) WHERE (NOT is_archived);

CREATE INDEX job_positions_named ON public.job_positions USING btree (company_id, name_key);

CREATE INDEX job_positions_named_en ON public.job_positions USING btree (company_id, name_en_key);

CREATE UNIQUE INDEX job_statuses_name ON public.job_statuses USING btree (company_id, name_key) WHERE (NOT is_archived);

CREATE INDEX nominations_due ON public.nominations USING btree (company_id, due_on) WHERE (status = ANY (ARRAY['open'::text, 'returned'::text, 'sent'::text]));

CREATE INDEX nominations_waiting ON public.nominations USING btree (company_id, subject_profile_id) WHERE (status = ANY (ARRAY['open'::text, 'returned'::text, 'sent'::text]));

CREATE INDEX notifications_age ON public.notifications USING btree (company_id, created_at);

CREATE INDEX notifications_object ON public.notifications USING btree (company_id, object_type, object_id);

CREATE INDEX notifications_page ON public.notifications USING btree (company_id, profile_id, created_at, id);

CREATE INDEX outbox_admitted ON public.outbox USING btree (company_id, admitted_at);

CREATE INDEX outbox_due ON public.outbox USING btree (company_id, status, next_attempt_at);

CREATE INDEX outbox_kind ON public.outbox USING btree (company_id, kind, created_at, id);

CREATE INDEX outbox_recipient ON public.outbox USING btree (company_id, recipient_profile_id);

CREATE INDEX profile_words_row ON public.profile_words USING btree (company_id, id, word);

CREATE INDEX profiles_admins ON public.profiles USING btree (company_id, id) WHERE is_admin;

CREATE INDEX profiles_count ON public.profiles USING btree (company_id, user_id) WHERE (removed_at IS NULL);

CREATE UNIQUE INDEX profiles_email ON public.profiles USING btree (company_id, lower(email));

CREATE INDEX profiles_job_position ON public.profiles USING btree (company_id, job_position_id, last_name_key, first_name_key, id, user_id, removed_at);

CREATE INDEX profiles_job_status ON public.profiles USING btree (company_id, job_status_id);

CREATE INDEX profiles_list ON public.profiles USING btree (company_id, last_name_key, first_name_key, id) WHERE (removed_at IS NULL);

CREATE INDEX profiles_list_hr ON public.profiles USING btree (company_id, statut_rh, last_name_key, first_name_key, id, user_id) WHERE (removed_at IS NULL);

CREATE INDEX profiles_list_job ON public.profiles USING btree (company_id, job_key, last_name_key, first_name_key, id) WHERE (removed_at IS NULL);

CREATE INDEX profiles_list_role ON public.profiles USING btree (company_id, role, last_name_key, first_name_key, id, user_id) WHERE (removed_at IS NULL);

CREATE INDEX profiles_list_state ON public.profiles USING btree (company_id, account_state, last_name_key, first_name_key, id, user_id) WHERE (removed_at IS NULL);

CREATE INDEX profiles_list_unmanaged ON public.profiles USING btree (company_id, last_name_key, first_name_key, id, user_id) WHERE ((removed_at IS NULL) AND ((direct_manager_id IS NULL) OR is_manager_inactive));

CREATE INDEX profiles_manager ON public.profiles USING btree (company_id, direct_manager_id);

CREATE INDEX profiles_owners ON public.profiles USING btree (company_id, created_at, id) WHERE ((role = 'account_owner'::text) AND is_active);

CREATE INDEX question_imports_latest ON public.question_imports USING btree (company_id, created_at);

CREATE INDEX question_words_row ON public.question_words USING btree (company_id, id, word);

CREATE INDEX questions_active ON public.questions USING btree (company_id, skill_id, "position", id, type) WHERE (NOT is_archived);

CREATE INDEX questions_import ON public.questions USING btree (company_id, import_id, id) WHERE (import_id IS NOT NULL);

CREATE INDEX questions_list ON public.questions USING btree (company_id, text_key, id);

CREATE INDEX questions_list_archived ON public.questions USING btree (company_id, text_key, id) WHERE is_archived;

CREATE INDEX questions_list_model ON public.questions USING btree (company_id, model_id, text_key, id);

CREATE INDEX questions_list_skill ON public.questions USING btree (company_id, skill_id, text_key, id);

CREATE INDEX questions_list_type ON public.questions USING btree (company_id, type, text_key, id);

CREATE INDEX questions_list_untranslated ON public.questions USING btree (company_id, text_key, id) WHERE (text_en IS NULL);

CREATE INDEX questions_place ON public.questions USING btree (company_id, skill_id, "position", id);

CREATE INDEX report_openings_evaluation ON public.report_openings USING btree (company_id, evaluation_id);

CREATE INDEX responses_evaluation ON public.responses USING btree (company_id, evaluation_id);

CREATE INDEX role_grants_profile ON public.role_grants USING btree (company_id, profile_id, granted_at);

CREATE INDEX skills_import ON public.skills USING btree (company_id, import_id) WHERE (import_id IS NOT NULL);

CREATE INDEX skills_place ON public.skills USING btree (company_id, family_id, "position", id);

CREATE INDEX stored_files_removal ON public.stored_files USING btree (company_id, remove_after) WHERE (remove_after IS NOT NULL);

CREATE UNIQUE INDEX team_members_main ON public.team_members USING btree (company_id, profile_id) WHERE is_main;

CREATE INDEX team_members_profile ON public.team_members USING btree (company_id, profile_id);

CREATE INDEX team_words_row ON public.team_words USING btree (company_id, id, word);

CREATE INDEX teams_below ON public.teams USING btree (company_id, parent_team_id, name_key, id);

CREATE INDEX teams_list ON public.teams USING btree (company_id, name_key, id);

CREATE INDEX teams_manager ON public.teams USING btree (company_id, manager_profile_id);

CREATE INDEX contact_messages_received ON site.contact_messages USING btree (received_at);

ALTER TABLE ONLY auth.identities
    ADD CONSTRAINT identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.passwords
    ADD CONSTRAINT passwords_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.registrations
    ADD CONSTRAINT registrations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.second_factors
    ADD CONSTRAINT second_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY auth.tokens
    ADD CONSTRAINT tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_author_profile FOREIGN KEY (company_id, author_profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_logo FOREIGN KEY (id, logo) REFERENCES public.stored_files(company_id, id);

ALTER TABLE ONLY public.evaluation_answers
    ADD CONSTRAINT evaluation_answers_evaluation_link FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.evaluation_answers
    ADD CONSTRAINT evaluation_answers_participant FOREIGN KEY (company_id, participant_id) REFERENCES public.evaluation_participants(company_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.evaluation_answers
    ADD CONSTRAINT evaluation_answers_profile FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.evaluation_objectives
    ADD CONSTRAINT evaluation_objectives_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.evaluation_participants
    ADD CONSTRAINT evaluation_participants_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.evaluation_participants
    ADD CONSTRAINT evaluation_participants_person FOREIGN KEY (company_id, participant_profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.evaluation_questions
    ADD CONSTRAINT evaluation_questions_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.evaluation_questions
    ADD CONSTRAINT evaluation_questions_original FOREIGN KEY (company_id, original_question_id) REFERENCES public.questions(company_id, id);

ALTER TABLE ONLY public.evaluation_questions
    ADD CONSTRAINT evaluation_questions_skill FOREIGN KEY (company_id, skill_id) REFERENCES public.skills(company_id, id);

ALTER TABLE ONLY public.evaluation_values
    ADD CONSTRAINT evaluation_values_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.evaluation_values
    ADD CONSTRAINT evaluation_values_value FOREIGN KEY (company_id, value_id) REFERENCES public.company_values(company_id, id);

ALTER TABLE ONLY public.evaluations
    ADD CONSTRAINT evaluations_author_profile FOREIGN KEY (company_id, author_profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.evaluations
    ADD CONSTRAINT evaluations_subject_profile FOREIGN KEY (company_id, subject_profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.flagged_comments
    ADD CONSTRAINT flagged_comments_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_import FOREIGN KEY (company_id, import_id) REFERENCES public.imports(company_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_person FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.job_position_skills
    ADD CONSTRAINT job_position_skills_position_link FOREIGN KEY (company_id, job_position_id) REFERENCES public.job_positions(company_id, id);

ALTER TABLE ONLY public.job_position_skills
    ADD CONSTRAINT job_position_skills_skill_link FOREIGN KEY (company_id, skill_id) REFERENCES public.skills(company_id, id);

ALTER TABLE ONLY public.job_positions
    ADD CONSTRAINT job_positions_family_link FOREIGN KEY (company_id, family_id) REFERENCES public.job_families(company_id, id);

ALTER TABLE ONLY public.masked_comments
    ADD CONSTRAINT masked_comments_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.nominations
    ADD CONSTRAINT nominations_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.nominations
    ADD CONSTRAINT nominations_subject FOREIGN KEY (company_id, subject_profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.notification_refusals
    ADD CONSTRAINT notification_refusals_person FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_person FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_avatar FOREIGN KEY (company_id, avatar) REFERENCES public.stored_files(company_id, id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_direct_manager FOREIGN KEY (company_id, direct_manager_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_job_position_link FOREIGN KEY (company_id, job_position_id) REFERENCES public.job_positions(company_id, id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_job_status_link FOREIGN KEY (company_id, job_status_id) REFERENCES public.job_statuses(company_id, id);

ALTER TABLE ONLY public.questionnaires
    ADD CONSTRAINT questionnaires_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_import_link FOREIGN KEY (company_id, import_id) REFERENCES public.question_imports(company_id, id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_model_link FOREIGN KEY (company_id, model_id) REFERENCES public.question_models(company_id, id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_skill_link FOREIGN KEY (company_id, skill_id) REFERENCES public.skills(company_id, id);

ALTER TABLE ONLY public.report_notes
    ADD CONSTRAINT report_notes_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.report_openings
    ADD CONSTRAINT report_openings_evaluation_link FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.report_openings
    ADD CONSTRAINT report_openings_profile FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.report_snapshots
    ADD CONSTRAINT report_snapshots_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.response_authors
    ADD CONSTRAINT response_authors_evaluation FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.response_authors
    ADD CONSTRAINT response_authors_profile FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.response_authors
    ADD CONSTRAINT response_authors_response FOREIGN KEY (company_id, response_id) REFERENCES public.responses(company_id, id) DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.responses
    ADD CONSTRAINT responses_evaluation_link FOREIGN KEY (company_id, evaluation_id) REFERENCES public.evaluations(company_id, id);

ALTER TABLE ONLY public.role_grants
    ADD CONSTRAINT role_grants_granter FOREIGN KEY (company_id, granted_by) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.role_grants
    ADD CONSTRAINT role_grants_person FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_person FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id) ON DELETE CASCADE;

ALTER TABLE ONLY public.skills
    ADD CONSTRAINT skills_family_link FOREIGN KEY (company_id, family_id) REFERENCES public.skill_families(company_id, id);

ALTER TABLE ONLY public.skills
    ADD CONSTRAINT skills_import_link FOREIGN KEY (company_id, import_id) REFERENCES public.question_imports(company_id, id);

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_profile_link FOREIGN KEY (company_id, profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.team_members
    ADD CONSTRAINT team_members_team FOREIGN KEY (company_id, team_id) REFERENCES public.teams(company_id, id);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_manager_profile FOREIGN KEY (company_id, manager_profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE ONLY public.teams
    ADD CONSTRAINT teams_parent FOREIGN KEY (company_id, parent_team_id) REFERENCES public.teams(company_id, id);

ALTER TABLE ONLY public.weight_versions
    ADD CONSTRAINT weight_versions_author FOREIGN KEY (company_id, saved_by_profile_id) REFERENCES public.profiles(company_id, id);

ALTER TABLE public.answer_sums ENABLE ROW LEVEL SECURITY;

CREATE POLICY answer_sums_report ON public.answer_sums TO rondo_report USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY;

CREATE POLICY audit_log_company ON public.audit_log USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.campaign_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY campaign_words_company ON public.campaign_words USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.campaigns ENABLE ROW LEVEL SECURITY;

CREATE POLICY campaigns_company ON public.campaigns USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.companies ENABLE ROW LEVEL SECURITY;

CREATE POLICY companies_company ON public.companies USING ((id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.company_answer_rates ENABLE ROW LEVEL SECURITY;

CREATE POLICY company_answer_rates_company ON public.company_answer_rates USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.company_deviations ENABLE ROW LEVEL SECURITY;

CREATE POLICY company_deviations_company ON public.company_deviations USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.company_values ENABLE ROW LEVEL SECURITY;

CREATE POLICY company_values_company ON public.company_values USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.due_work ENABLE ROW LEVEL SECURITY;

CREATE POLICY due_work_company ON public.due_work USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

CREATE POLICY due_work_round ON public.due_work USING ((CURRENT_USER = ( SELECT pg_get_userbyid(c.relowner) AS pg_get_userbyid
   FROM pg_class c
  WHERE (c.oid = ('public.due_work'::regclass)::oid))));

ALTER TABLE public.evaluation_answers ENABLE ROW LEVEL SECURITY;

CREATE POLICY evaluation_answers_discard ON public.evaluation_answers FOR DELETE TO rondo_app USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (evaluation_id = (NULLIF(current_setting('app.discarded_evaluation'::text, true), ''::text))::uuid)));

CREATE POLICY evaluation_answers_discard_over ON public.evaluation_answers AS RESTRICTIVE FOR DELETE USING ((((NULLIF(current_setting('app.discarded_evaluation'::text, true), ''::text))::uuid IS NULL) OR ((evaluation_id = (NULLIF(current_setting('app.discarded_evaluation'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT 1
   FROM public.evaluations e
  WHERE ((e.company_id = evaluation_answers.company_id) AND (e.id = evaluation_answers.evaluation_id) AND ((e.closed_on IS NOT NULL) OR (e.status = 'archived'::text))))))));

CREATE POLICY evaluation_answers_own ON public.evaluation_answers USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid))) WITH CHECK (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid)));

ALTER TABLE public.evaluation_objectives ENABLE ROW LEVEL SECURITY;

CREATE POLICY evaluation_objectives_company ON public.evaluation_objectives USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.evaluation_participants ENABLE ROW LEVEL SECURITY;

CREATE POLICY evaluation_participants_company ON public.evaluation_participants USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.evaluation_questions ENABLE ROW LEVEL SECURITY;

CREATE POLICY evaluation_questions_company ON public.evaluation_questions USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.evaluation_series ENABLE ROW LEVEL SECURITY;

CREATE POLICY evaluation_series_company ON public.evaluation_series USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.evaluation_values ENABLE ROW LEVEL SECURITY;

CREATE POLICY evaluation_values_company ON public.evaluation_values USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.evaluation_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY evaluation_words_company ON public.evaluation_words USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.evaluations ENABLE ROW LEVEL SECURITY;

CREATE POLICY evaluations_company ON public.evaluations USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.flagged_comments ENABLE ROW LEVEL SECURITY;

CREATE POLICY flagged_comments_company ON public.flagged_comments USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.import_rows ENABLE ROW LEVEL SECURITY;

CREATE POLICY import_rows_own ON public.import_rows USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid) OR ((NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid IS NULL)))) WITH CHECK (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid) OR ((NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid IS NULL))));

ALTER TABLE public.imports ENABLE ROW LEVEL SECURITY;

CREATE POLICY imports_own ON public.imports USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid) OR ((NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid IS NULL)))) WITH CHECK (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND ((profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid) OR ((NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid IS NULL))));

ALTER TABLE public.job_families ENABLE ROW LEVEL SECURITY;

CREATE POLICY job_families_company ON public.job_families USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.job_position_skills ENABLE ROW LEVEL SECURITY;

CREATE POLICY job_position_skills_company ON public.job_position_skills USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.job_position_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY job_position_words_company ON public.job_position_words USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.job_positions ENABLE ROW LEVEL SECURITY;

CREATE POLICY job_positions_company ON public.job_positions USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.job_statuses ENABLE ROW LEVEL SECURITY;

CREATE POLICY job_statuses_company ON public.job_statuses USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.masked_comments ENABLE ROW LEVEL SECURITY;

CREATE POLICY masked_comments_company ON public.masked_comments USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.nominations ENABLE ROW LEVEL SECURITY;

CREATE POLICY nominations_company ON public.nominations USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.notification_refusals ENABLE ROW LEVEL SECURITY;

CREATE POLICY notification_refusals_company ON public.notification_refusals USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.notifications ENABLE ROW LEVEL SECURITY;

CREATE POLICY notifications_company ON public.notifications USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.outbox ENABLE ROW LEVEL SECURITY;

CREATE POLICY outbox_company ON public.outbox USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.profile_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY profile_words_company ON public.profile_words USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;

CREATE POLICY profiles_company ON public.profiles USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

CREATE POLICY profiles_own ON public.profiles FOR SELECT USING ((user_id = (NULLIF(current_setting('app.user_id'::text, true), ''::text))::uuid));

ALTER TABLE public.question_imports ENABLE ROW LEVEL SECURITY;

CREATE POLICY question_imports_company ON public.question_imports USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.question_models ENABLE ROW LEVEL SECURITY;

CREATE POLICY question_models_company ON public.question_models USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.question_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY question_words_company ON public.question_words USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.questionnaires ENABLE ROW LEVEL SECURITY;

CREATE POLICY questionnaires_company ON public.questionnaires USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.questions ENABLE ROW LEVEL SECURITY;

CREATE POLICY questions_company ON public.questions USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.rater_spreads ENABLE ROW LEVEL SECURITY;

CREATE POLICY rater_spreads_report ON public.rater_spreads TO rondo_report USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.reminder_rounds ENABLE ROW LEVEL SECURITY;

CREATE POLICY reminder_rounds_company ON public.reminder_rounds USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.report_notes ENABLE ROW LEVEL SECURITY;

CREATE POLICY report_notes_company ON public.report_notes USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.report_openings ENABLE ROW LEVEL SECURITY;

CREATE POLICY report_openings_company ON public.report_openings USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.report_snapshots ENABLE ROW LEVEL SECURITY;

CREATE POLICY report_snapshots_company ON public.report_snapshots USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.response_authors ENABLE ROW LEVEL SECURITY;

CREATE POLICY response_authors_discard ON public.response_authors FOR DELETE TO rondo_app USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (evaluation_id = (NULLIF(current_setting('app.discarded_evaluation'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT 1
   FROM public.evaluations e
  WHERE ((e.company_id = response_authors.company_id) AND (e.id = response_authors.evaluation_id) AND (e.status = 'archived'::text)))) AND (NOT (EXISTS ( SELECT 1
   FROM public.report_snapshots s
  WHERE ((s.company_id = response_authors.company_id) AND (s.evaluation_id = response_authors.evaluation_id)))))));

CREATE POLICY response_authors_forget ON public.response_authors FOR DELETE TO rondo_app USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT 1
   FROM public.report_snapshots s
  WHERE ((s.company_id = response_authors.company_id) AND (s.evaluation_id = response_authors.evaluation_id) AND (s.released_on <= (NULLIF(current_setting('app.forget_released_by'::text, true), ''::text))::date))))));

CREATE POLICY response_authors_own ON public.response_authors FOR SELECT USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid)));

CREATE POLICY response_authors_sign ON public.response_authors FOR INSERT WITH CHECK (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid)));

ALTER TABLE public.responses ENABLE ROW LEVEL SECURITY;

CREATE POLICY responses_discard ON public.responses FOR DELETE TO rondo_app USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (evaluation_id = (NULLIF(current_setting('app.discarded_evaluation'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT 1
   FROM public.evaluations e
  WHERE ((e.company_id = responses.company_id) AND (e.id = responses.evaluation_id) AND (e.status = 'archived'::text)))) AND (NOT (EXISTS ( SELECT 1
   FROM public.report_snapshots s
  WHERE ((s.company_id = responses.company_id) AND (s.evaluation_id = responses.evaluation_id)))))));

CREATE POLICY responses_own ON public.responses FOR SELECT TO rondo_app USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (EXISTS ( SELECT 1
   FROM public.response_authors a
  WHERE ((a.company_id = responses.company_id) AND (a.response_id = responses.id) AND (a.profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid))))));

CREATE POLICY responses_report ON public.responses TO rondo_report USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

CREATE POLICY responses_write ON public.responses FOR INSERT TO rondo_app WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.role_grants ENABLE ROW LEVEL SECURITY;

CREATE POLICY role_grants_company ON public.role_grants USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.saved_views ENABLE ROW LEVEL SECURITY;

CREATE POLICY saved_views_own ON public.saved_views USING (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid))) WITH CHECK (((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid) AND (profile_id = (NULLIF(current_setting('app.profile_id'::text, true), ''::text))::uuid)));

ALTER TABLE public.skill_families ENABLE ROW LEVEL SECURITY;

CREATE POLICY skill_families_company ON public.skill_families USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.skills ENABLE ROW LEVEL SECURITY;

CREATE POLICY skills_company ON public.skills USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.stored_files ENABLE ROW LEVEL SECURITY;

CREATE POLICY stored_files_company ON public.stored_files USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.team_members ENABLE ROW LEVEL SECURITY;

CREATE POLICY team_members_company ON public.team_members USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.team_words ENABLE ROW LEVEL SECURITY;

CREATE POLICY team_words_company ON public.team_words USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.teams ENABLE ROW LEVEL SECURITY;

CREATE POLICY teams_company ON public.teams USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

ALTER TABLE public.weight_versions ENABLE ROW LEVEL SECURITY;

CREATE POLICY weight_versions_company ON public.weight_versions USING ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid)) WITH CHECK ((company_id = (NULLIF(current_setting('app.company_id'::text, true), ''::text))::uuid));

GRANT USAGE ON SCHEMA app TO rondo_app;
GRANT USAGE ON SCHEMA app TO rondo_report;

GRANT USAGE ON SCHEMA auth TO rondo_app;

GRANT USAGE ON SCHEMA public TO rondo_app;
GRANT USAGE ON SCHEMA public TO rondo_report;

GRANT USAGE ON SCHEMA site TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.identities TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.limits TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.passwords TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.recovery_codes TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.registrations TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.second_factors TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.sessions TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.tokens TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.users TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.answer_sums TO rondo_report;

GRANT SELECT,INSERT ON TABLE public.audit_log TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.campaign_words TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.campaigns TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.companies TO rondo_app;

GRANT SELECT ON TABLE public.company_answer_rates TO rondo_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.company_answer_rates TO rondo_report;

GRANT SELECT ON TABLE public.company_deviations TO rondo_app;
GRANT SELECT,INSERT,UPDATE ON TABLE public.company_deviations TO rondo_report;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.company_values TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.due_work TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.evaluation_answers TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.evaluation_objectives TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.evaluation_participants TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.evaluation_questions TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.evaluation_series TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.evaluation_values TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.evaluation_words TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.evaluations TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.flagged_comments TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.import_rows TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.imports TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_families TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_position_skills TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.job_position_words TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_positions TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.job_statuses TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.masked_comments TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.nominations TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.notification_refusals TO rondo_app;
GRANT SELECT ON TABLE public.notification_refusals TO rondo_report;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.notifications TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.outbox TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.profile_words TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.profiles TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.question_imports TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.question_models TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.question_words TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.questionnaires TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.questions TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.rater_spreads TO rondo_report;

GRANT SELECT,INSERT,UPDATE ON TABLE public.reminder_rounds TO rondo_app;
GRANT SELECT ON TABLE public.reminder_rounds TO rondo_report;

GRANT SELECT,INSERT ON TABLE public.report_notes TO rondo_app;

GRANT SELECT,INSERT ON TABLE public.report_openings TO rondo_app;

GRANT SELECT ON TABLE public.report_snapshots TO rondo_app;
GRANT SELECT,INSERT ON TABLE public.report_snapshots TO rondo_report;

GRANT UPDATE(released_on) ON TABLE public.report_snapshots TO rondo_report;

GRANT SELECT,INSERT,DELETE ON TABLE public.response_authors TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.responses TO rondo_app;
GRANT SELECT,INSERT,DELETE ON TABLE public.responses TO rondo_report;

GRANT SELECT,INSERT ON TABLE public.role_grants TO rondo_app;

GRANT SELECT,INSERT,UPDATE ON TABLE public.saved_views TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.skill_families TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.skills TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.stored_files TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.team_members TO rondo_app;

GRANT SELECT,INSERT,DELETE ON TABLE public.team_words TO rondo_app;

GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE public.teams TO rondo_app;

GRANT SELECT,INSERT ON TABLE public.weight_versions TO rondo_app;

GRANT INSERT ON TABLE site.contact_messages TO rondo_app;

--
-- PostgreSQL database dump complete
--
