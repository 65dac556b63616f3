CREATE TABLE "doctor_review" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"doctor_id" varchar(64) NOT NULL,
	"score" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_text" jsonb NOT NULL,
	"date" varchar(10) NOT NULL,
	CONSTRAINT "doctor_review_score_check" CHECK ("doctor_review"."score" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "registration_no" varchar(40) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctor" ADD COLUMN "qualifications" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "doctor_review_doctor_idx" ON "doctor_review" USING btree ("doctor_id","date" DESC NULLS FIRST,"id");