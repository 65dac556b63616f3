CREATE TABLE "message_choice" (
	"user_id" varchar(64) NOT NULL,
	"topic" varchar(20) NOT NULL,
	"channel" varchar(10) NOT NULL,
	CONSTRAINT "message_choice_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "message_grant" (
	"user_id" varchar(64) NOT NULL,
	"template_id" varchar(60) NOT NULL,
	"left_count" integer NOT NULL,
	CONSTRAINT "message_grant_user_id_template_id_pk" PRIMARY KEY("user_id","template_id")
);
--> statement-breakpoint
DROP INDEX "user_message_user_idx";--> statement-breakpoint
ALTER TABLE "message_template" ADD COLUMN "fields" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "lang" varchar(10);--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "subject_id" varchar(64);--> statement-breakpoint
ALTER TABLE "user_message" ADD COLUMN "shown_time" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_message_unread_idx" ON "user_message" USING btree ("user_id") WHERE shown_time is not null and read_time is null;--> statement-breakpoint
CREATE INDEX "user_message_user_idx" ON "user_message" USING btree ("user_id","shown_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "user_message" SET "shown_time" = "create_time";
