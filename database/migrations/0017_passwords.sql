CREATE TABLE "auth"."passwords" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."passwords" ADD CONSTRAINT "passwords_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
grant select, insert, update, delete on auth.passwords to rondo_app;--> statement-breakpoint

-- The latest, should an account ever have had two.
insert into auth.passwords (user_id, hash, updated_at)
select distinct on (user_id) user_id, password, updated_at from auth.credentials
where provider_id = 'credential' and password is not null
order by user_id, updated_at desc;
