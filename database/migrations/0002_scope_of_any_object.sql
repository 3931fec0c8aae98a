alter table "auth"."sessions" rename column "evaluation_id" to "object_id";
